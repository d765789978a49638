import { RichText } from '@/components/ui/rich-text';
import { sanitiseHtml } from '@/lib/content/sanitise-html';
import { getStoreConfig } from '@/lib/store-config/get-store-config';
import type { PageScope } from '@/lib/store-view/store-view';
import { SoftLinks } from './soft-links';

interface CmsHtmlProps {
  scope: PageScope;
  html: string;
  className?: string;
}

/** Merchant HTML, sanitised and with links that stay inside the shop [CMS-2]. */
export async function CmsHtml({ scope, html, className }: CmsHtmlProps) {
  const { baseUrls } = await getStoreConfig(scope);
  const backendUrls = [...baseUrls, scope.view.secureBaseMediaUrl];
  return (
    <SoftLinks>
      <RichText html={sanitiseHtml(html, { view: scope.view, backendUrls })} className={className} />
    </SoftLinks>
  );
}
