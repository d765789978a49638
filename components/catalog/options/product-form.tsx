import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { isSold } from '@/lib/catalog/card/card-rules';
import { QUANTITY } from '@/lib/catalog/options/control-names';
import { type PanelContext, type PanelLabels, panelText } from '@/lib/catalog/options/panel-text';
import { firstEntries, mostOf, priceOf, toPriceModel } from '@/lib/catalog/options/selected-price';
import type { Product } from '@/lib/catalog/product/get-product';
import type { TaxDisplayType } from '@/lib/store/get-store-config';
import { BundleOptions } from './bundle-options';
import { ConfigurableOptions, VariantTable } from './configurable-options';
import { CustomOptions } from './custom-options';
import { DownloadLinks } from './download-links';
import { GroupedItems } from './grouped-items';
import { PricePanel } from './price-panel';
import { ProductFormIsland } from './product-form-island';
import { QuantityField } from './quantity-field';

const BOX = 'flex flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-5';

interface ChoiceFormProps {
  product: Product;
  currency: string;
  locale: string;
  taxDisplayType: TaxDisplayType;
  netShare: number | null;
  /** A sentence with `{price}` that tells the price where more than it decides; no number is asked then. */
  price?: string;
  /** The submit button of the form, beside the number where there is room. */
  action?: ReactNode;
  /** Stands below all of it, or in the button's place. */
  below?: ReactNode;
}

/** Price, stock and all choices as a form [CAT-5]; what the cart does not take has its price, and how it is had. */
export async function ProductForm({
  product,
  currency,
  locale,
  taxDisplayType,
  price,
  action,
  below,
  ...props
}: ChoiceFormProps) {
  const [t, card, errors, say] = await Promise.all([
    getTranslations('product'),
    getTranslations('productCard'),
    getTranslations('errors'),
    getTranslations('validation'),
  ]);
  const { options, quantity, isService, isBooked } = product;
  const { configurable, bundle, groupedItems, downloads, customOptions } = options;
  const isGroup = groupedItems.length > 0;
  const { isUnknown } = product.price;
  // Without a price nothing is said of lower ones, nor of what a piece of it costs.
  const model = toPriceModel(isUnknown ? { ...product.simple, unit: null, tiers: [] } : product.simple, options);
  const costsNothing = !isUnknown && product.simple.price.final === 0;
  const isFree = costsNothing && !configurable && !isGroup && Object.keys(model.selections).length === 0;
  const context: PanelContext = {
    labels: {
      ...(await getPanelLabels(price)),
      ...(isUnknown || isFree ? { everyPrice: isUnknown ? '' : card('free') } : {}),
      ...(isService
        ? {
            inStock: t(isBooked ? 'bookable' : 'available'),
            onlyLeft: t('placesLeft', { count: '{count}' }),
            outOfStock: card('unavailable'),
          }
        : {}),
      ...(downloads && !isFree ? { inStock: t('downloadable') } : {}),
    },
    currency,
    locale,
    isFrom: !isUnknown && (price !== undefined || isGroup || (product.price.isFrom && !configurable && !bundle)),
    netShare: bundle ? null : props.netShare,
    ...(price === undefined && !isUnknown ? {} : { isPlain: true }),
  };
  const most = isBooked ? t('mostAppointments', { max: '{max}' }) : undefined;
  const first = firstEntries(options, quantity);
  // What cannot be booked asks for no day.
  const isClosed = isBooked && !product.inStock;
  // Nobody books more than one of what is for one.
  const isOne = isBooked && mostOf(model, first, quantity) === quantity.min;
  const text = panelText(priceOf(model, first), context);
  const tax =
    taxDisplayType && context.labels.everyPrice === undefined ? t(taxDisplayType === 1 ? 'withoutTax' : 'withTax') : '';
  if (!isSold(product)) {
    return (
      <div className={BOX}>
        <PricePanel text={text} tax={tax} />
        {below}
      </div>
    );
  }
  return (
    <ProductFormIsland
      name={t(isBooked ? 'bookingForm' : 'form')}
      facts={{ model, context, first, limits: quantity }}
      labels={{
        tax,
        total: t('total'),
        required: say('required'),
        atMost: most ?? t('atMost', { max: '{max}' }),
        atLeast: errors('qtyUnderMinimum', { count: '{count}' }),
        wholeNumber: t('wholeNumber'),
        invalid: say('invalid'),
      }}
      panel={<PricePanel text={text} tax={tax} />}
      className={BOX}
    >
      {configurable ? <ConfigurableOptions configurable={configurable} context={context} /> : null}
      {configurable ? <VariantTable configurable={configurable} context={context} /> : null}
      {bundle ? <BundleOptions options={bundle.options} brand={product.brand} context={context} /> : null}
      {isGroup ? <GroupedItems groupedItems={groupedItems} context={context} /> : null}
      {downloads ? <DownloadLinks downloads={downloads} base={product.simple.price.final} context={context} /> : null}
      {customOptions.length > 0 && !isClosed ? <CustomOptions options={customOptions} context={context} /> : null}
      {price === undefined && product.inStock && !options.isUnorderable && !isOne ? (
        <div className="@container">
          <div className="s-buy">
            <div data-amount="" className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
              {isGroup ? null : (
                <QuantityField
                  name={QUANTITY}
                  label={t(isBooked ? 'appointments' : 'quantity')}
                  start={quantity.min}
                  min={quantity.min}
                  max={mostOf(model, first, quantity)}
                  most={most}
                />
              )}
              {isUnknown ? null : <FormTotal label={t('total')} total={text.total} />}
            </div>
            {action}
          </div>
        </div>
      ) : (
        <>
          <input type="hidden" name={QUANTITY} value={quantity.min} />
          {action}
        </>
      )}
      {below}
    </ProductFormIsland>
  );
}

/** What the whole form comes to; the browser rewrites the amount. */
export function FormTotal({ label, total }: { label: string; total: string }) {
  return (
    <p hidden={!total} className="ml-auto text-right tabular-nums">
      <span className="block text-sm text-ink-soft">{label}</span>{' '}
      <span data-total="" className="text-lg font-semibold">
        {total}
      </span>
    </p>
  );
}

/** The sentences of the price panel in the page's language; their arguments stay open, for the browser to fill. */
async function getPanelLabels(asked?: string): Promise<PanelLabels> {
  const [card, catalog, product] = await Promise.all([
    getTranslations('productCard'),
    getTranslations('catalog'),
    getTranslations('product'),
  ]);
  const price = '{price}';
  const [before = '', after = ''] = asked?.split(price) ?? [];
  return {
    from: asked ?? card('from', { price }),
    fromWord: asked === undefined ? card('fromWord') : before.trim(),
    ...(after ? { afterWord: after } : {}),
    reduced: card('reduced', { price, regular: '{regular}' }),
    saving: card('saving', { percent: '{percent}' }),
    unitPrice: card('unitPrice', { price, unit: '{unit}' }),
    withoutTax: product('netPrice', { price }),
    tier: catalog('tierPrice', { quantity: '{quantity}', price }),
    tierSaving: catalog('tierSaving', { percent: '{percent}' }),
    inStock: catalog('inStock'),
    onlyLeft: catalog('onlyLeft', { count: '{count}' }),
    outOfStock: catalog('outOfStock'),
    notSold: product('notSold'),
    unclear: product('unclear'),
    notWith: product('notWith', { choice: '{choice}' }),
  };
}
