import { getTranslations } from 'next-intl/server';
import { ReadHtml } from '@/components/content/cms-html';
import { PageParts } from '@/components/content/page-parts';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Container } from '@/components/ui/container';
import { CheckboxField } from '@/components/ui/controls/checkbox-field';
import { ThaiNames } from '@/components/ui/thai-names';
import { getPeople } from '@/lib/contact/get-people';
import { getCmsCrumbs, getCmsPage } from '@/lib/content/get-cms-page';
import { getContent } from '@/lib/content/get-content';
import { keepWords } from '@/lib/format/thai-words';
import { readLeaflet } from '@/lib/pharmacy/leaflet';
import { getStoreConfig } from '@/lib/store/get-store-config';
import type { StoreContext } from '@/lib/store/store-view';
import { ReportSideEffects, Revised } from './leaflet-parts';
import { PrintButton } from './print-button';

/** A content page that is a medicine's leaflet: in large print if need be, and for paper. Throws AppError. */
export async function LeafletPage({ storeContext, identifier }: { storeContext: StoreContext; identifier: string }) {
  const [page, config, people, t, common] = await Promise.all([
    getCmsPage(storeContext, identifier),
    getStoreConfig(storeContext),
    getPeople(storeContext),
    getTranslations('pharmacy.medicineCard'),
    getTranslations('common'),
  ]);
  if (!page) return null;
  const { html, revised, version } = readLeaflet(page.html);
  const crumbs = await getCmsCrumbs(storeContext, page.identifier, { name: keepWords(page.title), href: null });
  const content = await getContent(storeContext, html, { partsOf: 'all' });
  return (
    <Container className="pb-16">
      {config.showsCmsBreadcrumbs ? (
        <Breadcrumbs label={common('breadcrumb')} locale={storeContext.storeView.locale} crumbs={crumbs} />
      ) : null}
      <article className="s-leaflet relative max-w-measure">
        {content.hasHeading ? null : (
          <h1 className="mt-2 mb-3 text-2xl md:text-3xl">
            <ThaiNames>{keepWords(page.heading ?? page.title)}</ThaiNames>
          </h1>
        )}
        <Revised date={revised} version={version} locale={storeContext.storeView.locale} />
        <div data-print="never" className="my-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <PrintButton>{t('print')}</PrintButton>
          <CheckboxField id="large-print" label={t('largePrint')} />
        </div>
        <PageParts parts={content.parts} locale={storeContext.storeView.locale} />
        <ReadHtml content={content} />
        {people?.sideEffectsHref ? (
          <section className="mt-8 rounded-card bg-sky-tint p-5">
            <h2 className="mb-2 text-xl">{t('sideEffects')}</h2>
            <ReportSideEffects href={people.sideEffectsHref} />
          </section>
        ) : null}
      </article>
    </Container>
  );
}
