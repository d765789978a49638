import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/controls/link';
import { Marked } from '@/components/ui/marked';
import { groupedQuantity } from '@/lib/catalog/options/control-names';
import type { GroupedItem } from '@/lib/catalog/options/get-product-options';
import { type PanelContext, priceText, refusedText } from '@/lib/catalog/options/panel-text';
import { roundMinor } from '@/lib/format/money';
import { keepWords } from '@/lib/format/thai-words';
import { QuantityField } from './quantity-field';

/** The products of a group, each with its price and how many of it. */
export function GroupedItems({
  groupedItems,
  context,
}: {
  groupedItems: readonly GroupedItem[];
  context: PanelContext;
}) {
  const t = useTranslations('product');
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{t('members')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('memberName')}</th>
          <th scope="col">{t('quantity')}</th>
        </tr>
      </thead>
      <tbody>
        {groupedItems.map((item) => (
          <tr key={item.sku} className="border-line not-first:border-t">
            <th scope="row" className="py-3 pr-3 font-normal">
              <span className="block font-medium leading-snug">
                <MemberName item={item} locale={context.locale} />
              </span>{' '}
              {context.labels.everyPrice === '' ? null : <GroupedItemPrice item={item} context={context} />}
            </th>
            <td className="w-0 py-3 align-middle">
              {item.inStock && !item.isRefused ? (
                <QuantityField
                  name={groupedQuantity(item.sku)}
                  label={t('quantityOf', { title: item.name })}
                  min={0}
                  max={item.most ?? null}
                  start={item.quantity}
                  isLabelHidden
                />
              ) : (
                <span className="text-sm text-ink-soft">{memberState(item, context)}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MemberName({ item: { name, href }, locale }: { item: GroupedItem; locale: string }) {
  const shown = <Marked locale={locale}>{keepWords(name)}</Marked>;
  if (href === undefined) return shown;
  return (
    <Link href={href} data-page="PRODUCT" className="rounded-sm text-evergreen underline underline-offset-4">
      {shown}
    </Link>
  );
}

/** Why there is no quantity field. */
function memberState(item: GroupedItem, { labels }: PanelContext): string {
  return item.isRefused ? refusedText(item, labels) : labels.outOfStock;
}

function GroupedItemPrice({ item: { price, unit }, context }: { item: GroupedItem; context: PanelContext }) {
  const t = useTranslations('productCard');
  const final = priceText(price.final, context);
  const regular = price.regular > price.final ? priceText(price.regular, context) : null;
  return (
    <span className="flex flex-wrap gap-x-2 text-sm tabular-nums">
      <span className="sr-only">{regular ? t('reduced', { price: final, regular }) : final}</span>
      <span aria-hidden="true" className={regular ? 'font-semibold text-apricot' : 'font-semibold'}>
        {final}
      </span>
      {regular ? (
        <s aria-hidden="true" className="text-ink-soft">
          {regular}
        </s>
      ) : null}
      {unit ? (
        <span className="text-ink-soft">
          {t('unitPrice', { price: priceText(roundMinor(price.final * unit.factor), context), unit: unit.unit })}
        </span>
      ) : null}
    </span>
  );
}
