import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/image/icon';
import { entered } from '@/lib/catalog/options/control-names';
import type { Product } from '@/lib/catalog/product/product';
import { formOf } from '@/lib/pharmacy/suitability/form-of';
import { getForm } from '@/lib/pharmacy/suitability/get-form';
import { canSeal } from '@/lib/pharmacy/suitability/seal';
import { getStoppedTrade } from '@/lib/store/get-stopped-trade';
import { getTrade } from '@/lib/store/get-trade';
import type { StoreContext } from '@/lib/store/store-view';
import { QuestionsButton } from './questions-button';

/** Of the option, as the merchant enters it, that takes a shopper's answers. */
const OPTION_SKU = 'suitability';

/** How a product with questions comes into the basket; null for what has none. Throws AppError. */
export async function getQuestionsWay(storeContext: StoreContext, product: Product) {
  const id = (await getTrade()) === 'pharmacy' ? formOf(product.answer) : null;
  if (id === null || (await getStoppedTrade(storeContext)) !== null) return null;
  const option = product.options.customOptions.find(
    (one) => one.kind === 'area' && one.isRequired && one.sku?.toLowerCase() === OPTION_SKU,
  );
  const isAsked = option !== undefined && canSeal() && (await getForm(storeContext, id)) !== null;
  const t = await getTranslations('pharmacy.suitability');
  if (!isAsked) return { fills: option?.uid ?? null, isSold: false, button: <Unavailable text={t('unavailable')} /> };
  return {
    fills: option.uid,
    isSold: true,
    button: (
      <QuestionsButton
        sku={product.sku}
        name={product.name}
        label={t('start')}
        lost={t('lost')}
        field={entered(option.uid)}
        others={product.ancestors.at(-1)?.href ?? null}
        isDisabled={!product.inStock}
      />
    ),
  };
}

function Unavailable({ text }: { text: string }) {
  return (
    <p className="flex gap-3 rounded-card bg-amber-tint p-4 text-sm">
      <Icon name="alert" className="size-5 text-amber" />
      {text}
    </p>
  );
}
