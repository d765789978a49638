import { getTranslations } from 'next-intl/server';
import type { PanelWords } from '@/lib/catalog/options/panel-text';

/** The sentences of the price panel in the page's language; their arguments stay open, for the browser to fill. */
export async function getPanelWords(): Promise<PanelWords> {
  const [card, catalog, product] = await Promise.all([
    getTranslations('productCard'),
    getTranslations('catalog'),
    getTranslations('product'),
  ]);
  const price = '{price}';
  return {
    from: card('from', { price }),
    fromWord: card('fromWord'),
    reduced: card('reduced', { price, regular: '{regular}' }),
    saving: card('saving', { percent: '{percent}' }),
    unitPrice: card('unitPrice', { price, unit: '{unit}' }),
    withoutTax: product('netPrice', { price }),
    tier: catalog('tierPrice', { quantity: '{quantity}', price }),
    tierSaving: catalog('tierSaving', { percent: '{percent}' }),
    inStock: catalog('inStock'),
    onlyLeft: catalog('onlyLeft', { count: '{count}' }),
    outOfStock: catalog('outOfStock'),
    notWith: product('notWith', { choice: '{choice}' }),
  };
}
