import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { toChoiceModel } from '@/lib/catalog/options/choice-model';
import { priceOf } from '@/lib/catalog/options/choice-price';
import { QUANTITY } from '@/lib/catalog/options/control-names';
import { firstEntries } from '@/lib/catalog/options/first-entries';
import { type PanelContext, panelText } from '@/lib/catalog/options/panel-text';
import type { Product } from '@/lib/catalog/product/product';
import type { TaxDisplayType } from '@/lib/store/store-config';
import { BundleOptions } from './bundle-options';
import { ChoiceIsland } from './choice-island';
import { ConfigurableOptions } from './configurable-options';
import { CustomOptions } from './custom-options';
import { DownloadLinks } from './download-links';
import { FormTotal } from './form-total';
import { GroupedMembers } from './grouped-members';
import { getPanelWords } from './panel-words';
import { PricePanel } from './price-panel';
import { QuantityField } from './quantity-field';
import { VariantTable } from './variant-table';

interface ChoiceFormProps {
  product: Product;
  currency: string;
  locale: string;
  taxDisplayType: TaxDisplayType;
  netShare: number | null;
  /** The submit button of the form, or what stands in its place. */
  action?: ReactNode;
}

/** Price, stock and everything that can be chosen: a form that a submit button completes [CAT-5]. */
export async function ChoiceForm({ product, currency, locale, taxDisplayType, netShare, action }: ChoiceFormProps) {
  const t = await getTranslations('product');
  const { choices, quantity } = product;
  const { configurable, bundle, members, downloads, options } = choices;
  const isGroup = members.length > 0;
  const context: PanelContext = {
    words: await getPanelWords(),
    currency,
    locale,
    isFrom: isGroup || (product.price.isFrom && !configurable && !bundle),
    netShare: bundle ? null : netShare,
  };
  const model = toChoiceModel(product.piece, choices);
  const first = firstEntries(choices, quantity);
  const text = panelText(priceOf(model, first), context);
  const tax = t(taxDisplayType === 1 ? 'withoutTax' : 'withTax');
  return (
    <ChoiceIsland
      name={t('form')}
      facts={{ model, context, first }}
      words={{ tax, total: t('total') }}
      panel={<PricePanel text={text} tax={tax} />}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      {configurable ? <ConfigurableOptions configurable={configurable} context={context} /> : null}
      {configurable ? <VariantTable configurable={configurable} context={context} /> : null}
      {bundle ? <BundleOptions options={bundle.options} context={context} /> : null}
      {isGroup ? <GroupedMembers members={members} context={context} /> : null}
      {downloads ? <DownloadLinks downloads={downloads} context={context} /> : null}
      {options.length > 0 ? <CustomOptions options={options} context={context} /> : null}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        {isGroup ? null : <QuantityField name={QUANTITY} label={t('quantity')} start={quantity.min} {...quantity} />}
        <FormTotal label={t('total')} total={text.total} />
      </div>
      {action}
    </ChoiceIsland>
  );
}
