import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Container } from '@/components/ui/container';
import { getCmsCrumbs, getCmsPage } from '@/lib/content/get-cms-page';
import { getContent } from '@/lib/content/get-content';
import { getStoreConfig, isHomePage } from '@/lib/store/get-store-config';
import type { StoreContext } from '@/lib/store/store-view';
import { ReadHtml } from './cms-html';
import type { ContentCards } from './page-builder/content-cards';
import { PageParts } from './page-parts';

interface CmsPageProps {
  storeContext: StoreContext;
  identifier: string;
  cards: ContentCards;
  /** Stands below the heading. */
  lead?: ReactNode;
  /** Stands on a home page without content. */
  shopWindow: ReactNode;
  /** Stands at the end of the home page. */
  recent: ReactNode;
}

/** A content page in the width that its layout asks for, or null if it is gone. Throws AppError. */
export async function CmsPage({ storeContext, identifier, cards, lead, shopWindow, recent }: CmsPageProps) {
  const [page, config, t] = await Promise.all([
    getCmsPage(storeContext, identifier),
    getStoreConfig(storeContext),
    getTranslations('common'),
  ]);
  if (!page) return null;

  const isHome = isHomePage(page.identifier, config);
  const showsWindow = isHome && page.isBlank;
  const isFullWidth = page.layout.includes('full-width');
  const content = await getContent(storeContext, page.html, { isLead: true, partsOf: 'advice' });
  const crumbs = await getCmsCrumbs(storeContext, page.identifier, { name: page.title, href: null });
  const text = <ReadHtml content={content} cards={cards} className={isFullWidth ? 'rich-text-full' : ''} />;
  return (
    <>
      <Container>
        {!isHome && config.showsCmsBreadcrumbs ? (
          <Breadcrumbs label={t('breadcrumb')} locale={storeContext.storeView.locale} crumbs={crumbs} />
        ) : null}
        {content.hasHeading && !showsWindow ? null : (
          // Magento names its home page "Home Page": a heading for those who listen, not for the eye.
          <h1 className={isHome ? 'sr-only' : 'mt-4 mb-6 text-2xl md:text-3xl'}>{page.heading ?? page.title}</h1>
        )}
        {lead}
        {isFullWidth || showsWindow ? null : (
          <>
            {content.parts.length > 0 ? (
              // Beside where the text begins: what is as wide as the page comes further down.
              <div className="relative max-w-measure">
                <PageParts parts={content.parts} locale={storeContext.storeView.locale} />
              </div>
            ) : null}
            {text}
          </>
        )}
      </Container>
      {isFullWidth && !showsWindow ? text : null}
      {showsWindow ? shopWindow : null}
      {isHome ? <Container className="pb-10">{recent}</Container> : null}
    </>
  );
}
