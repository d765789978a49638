import { RichText } from '@/components/ui/rich-text';
import { withoutDeadLinks } from '@/lib/content/dead-links';
import { getHtmlPlace } from '@/lib/content/get-html-place';
import { sanitiseHtml } from '@/lib/content/sanitise-html';
import type { StoreContext } from '@/lib/store/store-view';
import { SoftLinks } from './soft-links';

interface CmsHtmlProps {
  storeContext: StoreContext;
  html: string;
  className?: string;
}

/** Merchant HTML, sanitised and with links that stay inside the shop and lead somewhere [CMS-2]. Throws AppError. */
export async function CmsHtml({ storeContext, html, className }: CmsHtmlProps) {
  const safe = sanitiseHtml(html, await getHtmlPlace(storeContext));
  const living = await withoutDeadLinks(safe, storeContext.storeView);
  return (
    <SoftLinks>
      <RichText html={living} className={className} />
    </SoftLinks>
  );
}
