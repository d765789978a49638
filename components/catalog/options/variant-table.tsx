import { getTranslations } from 'next-intl/server';
import type { Configurable, Variant } from '@/lib/catalog/options/configurable';
import { type PanelContext, priceText } from '@/lib/catalog/options/panel-text';

/** Every variant with its price, for visitors without JavaScript: their choice cannot change what is shown. */
export async function VariantTable({ configurable, context }: { configurable: Configurable; context: PanelContext }) {
  const t = await getTranslations('product');
  const name = ({ values }: Variant) =>
    configurable.axes.map((axis, index) => axis.values[values[index] ?? -1]?.label).join(', ');
  return (
    <noscript>
      <table className="w-full text-sm">
        <caption className="mb-2 text-left font-medium">{t('allChoices')}</caption>
        <tbody>
          {configurable.variants.map((variant) => (
            <tr key={variant.sku} className="border-line border-t">
              <th scope="row" className="py-2 pr-4 text-left font-normal">
                {name(variant)}
              </th>
              <td className="py-2 text-right tabular-nums">
                {variant.inStock ? priceText(variant.price.final, context) : context.words.outOfStock}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </noscript>
  );
}
