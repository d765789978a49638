import { RichText } from '@/components/ui/rich-text';
import { type Content, getContent } from '@/lib/content/get-content';
import type { Prominence } from '@/lib/content/sanitise-html';
import type { StoreContext } from '@/lib/store/store-view';
import type { ContentCards } from './page-builder/content-cards';
import { PageBuilder } from './page-builder/page-builder';

interface CmsHtmlProps extends Prominence, Omit<ReadHtmlProps, 'content'> {
  storeContext: StoreContext;
  html: string;
}

/** What a merchant wrote, plain [CMS-2] or with Page Builder [CMS-1], in its time [CMS-3]. Throws AppError. */
export async function CmsHtml({ storeContext, html, isLead = false, ...shown }: CmsHtmlProps) {
  return <ReadHtml content={await getContent(storeContext, html, { isLead })} {...shown} />;
}

interface ReadHtmlProps {
  content: Content;
  className?: string;
  cards?: ContentCards;
}

/** The same where the page has read it before. */
export function ReadHtml({ content: { html, css, pageBuilder }, className = '', cards }: ReadHtmlProps) {
  return (
    <>
      {css ? <style>{css}</style> : null}
      {pageBuilder ? (
        <div className={`rich-text ${className}`.trim()}>
          <PageBuilder content={pageBuilder} cards={cards} />
        </div>
      ) : (
        <RichText html={html} className={className} />
      )}
    </>
  );
}
