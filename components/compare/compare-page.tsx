import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Container } from '@/components/ui/container';
import type { CardRules } from '@/lib/catalog/card/card-rules';
import { getComparisonSource } from '@/lib/compare/get-comparison-source';
import { COMPARE_PRINT_PATH } from '@/lib/config/paths';
import { getClientMessages } from '@/lib/i18n/client-messages';
import { MessagesProvider } from '@/lib/i18n/messages-provider';
import { getCrumbs } from '@/lib/shell/get-crumbs';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { CompareView } from './compare-view';
import { COMPARISON } from './header/compare-places';

interface ComparePageProps {
  storeContext: StoreContext;
  cardRules?: CardRules;
  /** The page that is printed [ROUTE-5]. */
  isPrinted?: boolean;
}

/** The comparison: the same document for everybody, the list comes in the browser [ROUTE-6]. Throws AppError. */
export async function ComparePage({ storeContext, cardRules, isPrinted = false }: ComparePageProps) {
  const { storeView } = storeContext;
  const [t, common, messages, source] = await Promise.all([
    getTranslations('compare'),
    getTranslations('common'),
    getClientMessages(['compare', 'productCard', 'errors']),
    getComparisonSource(storeContext, cardRules),
  ]);
  const title = t(isPrinted ? 'printTitle' : 'title');
  return (
    <Container className="pb-16">
      <Breadcrumbs
        label={common('breadcrumb')}
        locale={storeContext.storeView.locale}
        crumbs={await getCrumbs(storeContext, { name: title, href: null })}
      />
      <h1 className="mt-4 mb-6 text-2xl md:text-3xl">{title}</h1>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <div {...{ [COMPARISON]: '' }} className="noscript:hidden">
        <MessagesProvider locale={storeView.locale} messages={messages}>
          <CompareView
            source={source}
            homeHref={viewPath(storeView, '/')}
            printHref={isPrinted ? null : viewPath(storeView, COMPARE_PRINT_PATH)}
          />
        </MessagesProvider>
      </div>
    </Container>
  );
}
