import { getTranslations } from 'next-intl/server';
import { ProductBadge } from '@/components/catalog/card/product-badge';
import { Link } from '@/components/ui/controls/link';
import { Icon } from '@/components/ui/image/icon';
import { productLabel } from '@/lib/catalog/card/card-rules';
import { getAttributes } from '@/lib/catalog/product/get-attributes';
import type { Product } from '@/lib/catalog/product/get-product';
import { getPeople } from '@/lib/contact/get-people';
import { FACT_ATTRIBUTES } from '@/lib/pharmacy/fact-attributes';
import { getLeafletLink, type LeafletLink } from '@/lib/pharmacy/get-leaflet';
import { mostPerOrder } from '@/lib/pharmacy/guard/guarded-lines';
import { ingredientEntries, listed, notTakenTogether, unnamedIngredients } from '@/lib/pharmacy/key-facts';
import { type MedicineFacts, readMedicineFacts } from '@/lib/pharmacy/medicine-facts';
import { getSameMedicine } from '@/lib/pharmacy/same-medicine/get-same-medicine';
import { formOf } from '@/lib/pharmacy/suitability/form-of';
import { getVariants, type MedicineVariant } from '@/lib/pharmacy/variants/get-variants';
import { getStoppedTrade, getTrade } from '@/lib/store/get-trade';
import type { StoreContext } from '@/lib/store/store-view';
import { KeyFacts } from './key-facts';
import { ReportSideEffects, Revised } from './leaflet-parts';
import { ByVariant } from './packs/by-variant';
import { SameMedicine } from './packs/same-medicine';

type MedicineProduct = Pick<Product, 'uid' | 'name' | 'answer' | 'badge' | 'options' | 'quantity'>;

/** What a medicine's page tells besides what any product's does; null for what is none. Throws AppError. */
export async function getMedicineInformation(storeContext: StoreContext, product: MedicineProduct) {
  if ((await getTrade()) !== 'pharmacy') return null;
  const attributes = await getAttributes(storeContext);
  const facts = readMedicineFacts(product.answer, null, attributes);
  // The packs of one medicine may be sold in different ways: then it has a licence only.
  if (facts.legalCategory === null && facts.licenceNumber === null) return null;
  const { locale } = storeContext.storeView;
  const [t, same, people, variants, packs, leaflet] = await Promise.all([
    getTranslations('pharmacy.medicineCard'),
    getTranslations('pharmacy.sameMedicine'),
    getPeople(storeContext),
    getVariants(storeContext, product),
    // What may be bought instead is a medicine, too.
    getStoppedTrade(storeContext).then((stopped) => (stopped === null ? getSameMedicine(storeContext, product) : [])),
    facts.leaflet === null ? null : getLeafletLink(storeContext, facts.leaflet),
  ]);
  const told = variants.length > 0 ? variants : [{ sku: '', badge: null, facts, form: null }];
  const limits = told.map((one) => limitOf(one.facts, one.form ?? formOf(product.answer)));
  const limit = commonLimit(limits, product.quantity.max);
  const list = productLabel(product.answer, FACT_ATTRIBUTES.activeAmounts, attributes) ?? '';
  const href = people?.sideEffectsHref;
  const alternatives = packs.length > 0 ? { id: 'text-same', title: same('title') } : undefined;
  return {
    purpose: t('purpose'),
    mark: variants.some(({ badge }) => badge) ? <Marks variants={variants} /> : undefined,
    composition: isPickedFrom(product.options)
      ? ''
      : listed(unnamedIngredients(product.name, facts.ingredients, list), locale),
    // Each amount beside its own ingredient: their attributes have orders of their own.
    ...(facts.ingredients.length > 1 && list
      ? {
          facts: {
            [FACT_ATTRIBUTES.activeIngredient]: listed(ingredientEntries(list), locale),
            [FACT_ATTRIBUTES.strength]: null,
          },
        }
      : {}),
    limit: limit
      ? t('limit', { count: limit.packs, ingredients: new Intl.ListFormat(locale).format(limit.ingredients) })
      : undefined,
    alternatives,
    lead: <KeyFacts variants={told} locale={locale} />,
    sections: [
      ...(alternatives ? [{ ...alternatives, content: <SameMedicine packs={packs} locale={locale} /> }] : []),
      ...(leaflet
        ? [{ id: 'text-leaflet', title: t('leaflet'), content: <LeafletNote leaflet={leaflet} locale={locale} /> }]
        : []),
      ...(href
        ? [{ id: 'text-side-effects', title: t('sideEffects'), content: <ReportSideEffects href={href} /> }]
        : []),
    ],
  };
}

/** Whether its parts are chosen: then it does not hold all that may be in it. */
function isPickedFrom({ bundle }: MedicineProduct['options']): boolean {
  return bundle?.options.some(({ isRequired, selections }) => !isRequired || selections.length > 1) ?? false;
}

interface Limit {
  /** Endless where nothing limits it. */
  packs: number;
  ingredients: string[];
}

function limitOf(facts: MedicineFacts, form: string | null): Limit {
  return { packs: mostPerOrder(facts, form) ?? Infinity, ingredients: notTakenTogether(facts.ingredients) };
}

/** How many packs one order may have for what is in them; null where the variants differ, or something else limits it. */
function commonLimit([limit, ...others]: readonly Limit[], most: number | null): Limit | null {
  if (!limit || limit.ingredients.length === 0 || limit.packs > (most ?? Number.MAX_VALUE)) return null;
  return others.every((other) => JSON.stringify(other) === JSON.stringify(limit)) ? limit : null;
}

/** How the chosen variant is sold. */
function Marks({ variants }: { variants: readonly MedicineVariant[] }) {
  return (
    <ByVariant variants={variants} tell={({ badge }) => badge}>
      {(badge) =>
        badge ? (
          <p>
            <ProductBadge badge={badge} />
          </p>
        ) : null
      }
    </ByVariant>
  );
}

async function LeafletNote({ leaflet: { href, isPdf, revised }, locale }: { leaflet: LeafletLink; locale: string }) {
  const t = await getTranslations('pharmacy.medicineCard');
  return (
    <>
      <p>{t('leafletText')}</p>
      <p className="my-3">
        {isPdf ? (
          <a href={href} className="s-secondary">
            <Icon name="leaflet" />
            {t('readPdf')}
          </a>
        ) : (
          <Link href={href} data-page="CMS_PAGE" className="s-secondary">
            <Icon name="leaflet" />
            {t('read')}
          </Link>
        )}
      </p>
      <Revised date={revised} version={null} locale={locale} />
    </>
  );
}
