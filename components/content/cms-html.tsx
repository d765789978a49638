import { RichText } from '@/components/ui/rich-text';
import { getContent } from '@/lib/content/get-content';
import type { Prominence } from '@/lib/content/sanitise-html';
import type { StoreContext } from '@/lib/store/store-view';
import type { ContentCards } from './page-builder/content-cards';
import { PageBuilder } from './page-builder/page-builder';

interface CmsHtmlProps extends Prominence {
  storeContext: StoreContext;
  html: string;
  className?: string;
  cards?: ContentCards;
}

/** What a merchant wrote, plain [CMS-2] or with Page Builder [CMS-1], in its time [CMS-3]. Throws AppError. */
export async function CmsHtml({ storeContext, html, className = '', cards, isLead = false }: CmsHtmlProps) {
  const { html: safe, css, pageBuilder } = await getContent(storeContext, html, { isLead });
  return (
    <>
      {css ? <style>{css}</style> : null}
      {pageBuilder ? (
        <div className={`rich-text ${className}`.trim()}>
          <PageBuilder content={pageBuilder} cards={cards} />
        </div>
      ) : (
        <RichText html={safe} className={className} />
      )}
    </>
  );
}
