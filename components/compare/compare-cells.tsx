import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RatingStars } from '@/components/catalog/card/rating-stars';
import { Said } from '@/components/ui/said';
import { type ComparedProduct, type Comparison, differs } from '@/lib/compare/comparison';
import { formatMoney } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { keepPageAmounts } from '@/lib/format/page-amounts';

/** A row of the comparison: a cell for each product, in their order. */
export interface ComparedRow {
  key: string;
  label: string;
  cells: ReactNode[];
  isSame: boolean;
}

/** What is compared, from top to bottom: money first, then what the merchant tells of the products [CMP-6]. */
export function useComparedRows({ products, attributes }: Comparison): ComparedRow[] {
  const t = useTranslations('compare');
  const card = useTranslations('productCard');
  const locale = useLocale();
  const row = (key: string, label: string, cellOf: (product: ComparedProduct) => { text: string; cell: ReactNode }) => {
    const cells = products.map(cellOf);
    const isSame = new Set(cells.map(({ text }) => text)).size < 2;
    return { key, label, cells: cells.map(({ cell }) => cell), isSame };
  };
  const lines = (texts: readonly string[]) => ({
    text: texts.join('\n'),
    cell: <Lines texts={texts} none={t('none')} />,
  });
  const rows: ComparedRow[] = [
    row('price', t('price'), ({ card: { price, isFree } }) => {
      if (price.isUnknown) return lines([]);
      const final = isFree ? card('free') : formatMoney(price.final, locale);
      const regular = price.regular && formatMoney(price.regular, locale);
      const text = price.isFrom ? card('from', { price: final }) : final;
      const cell = (
        <>
          <strong className="text-lg tabular-nums">{text}</strong>
          {regular ? (
            <span className="block text-ink-soft text-sm">
              {card('reduced', { price: final, regular })}
              {price.saving ? ` · ${card('saving', { percent: price.saving.percent })}` : null}
            </span>
          ) : null}
        </>
      );
      return { text: `${text} ${regular}`, cell };
    }),
    row('stock', t('stock'), ({ card: { inStock, isService } }) => {
      const text = inStock ? t('inStock') : isService ? card('unavailable') : t('outOfStock');
      return { text, cell: text };
    }),
    row('rating', t('rating'), ({ card: { rating } }) => ({
      text: rating ? `${rating.percent} ${rating.count}` : '',
      cell: rating ? <RatingStars {...rating} /> : t('noReviews'),
    })),
  ];
  if (products.some(({ card: { unitPrice } }) => unitPrice)) {
    // Below the price that it is of.
    const unitPrices = row('unit-price', t('unitPrice'), ({ card: { unitPrice } }) =>
      lines(
        unitPrice ? [card('unitPrice', { price: formatMoney(unitPrice.price, locale), unit: unitPrice.unit })] : [],
      ),
    );
    rows.splice(1, 0, unitPrices);
  }
  if (products.some(({ tierPrices }) => tierPrices.length > 0)) {
    rows.push(
      row('tiers', t('tierPrices'), ({ tierPrices }) =>
        lines(
          tierPrices.map(({ quantity, price, percentOff }) => {
            const text = t('tier', { quantity: formatNumber(quantity, locale), price: formatMoney(price, locale) });
            return percentOff > 0 ? `${text} (${card('saving', { percent: percentOff })})` : text;
          }),
        ),
      ),
    );
  }
  if (products.some(({ options }) => options.length > 0)) {
    rows.push(
      row('options', t('options'), ({ options }) =>
        lines(options.map(({ label, values }) => [label, values.join(', ')].filter(Boolean).join(': '))),
      ),
    );
  }
  for (const attribute of attributes) {
    const cells = attribute.values.map((value) => (
      <Lines key={value} texts={value?.split('\n') ?? []} none={t('none')} />
    ));
    rows.push({ key: attribute.code, label: attribute.label, cells, isSame: !differs(attribute) });
  }
  return rows;
}

function Lines({ texts, none }: { texts: readonly string[]; none: string }) {
  if (texts.length === 0) return <span className="text-ink-soft">{none}</span>;
  return texts.map((text) => (
    <span key={text} className="block">
      <Said>{keepPageAmounts(text)}</Said>
    </span>
  ));
}
