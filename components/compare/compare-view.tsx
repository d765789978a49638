'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { CardAction } from '@/components/cart/add/add-button';
import { ProductBadge } from '@/components/catalog/card/product-badge';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { CheckboxField } from '@/components/ui/controls/checkbox-field';
import { Link } from '@/components/ui/controls/link';
import { RetryButton } from '@/components/ui/controls/retry-button';
import { Icon } from '@/components/ui/image/icon';
import { MediaImage, NoImage } from '@/components/ui/image/media-image';
import { Said } from '@/components/ui/said';
import { Busy } from '@/components/ui/spinner';
import { MAX_COMPARED, useCompareStore } from '@/lib/compare/compare-store';
import { type ComparedProduct, type Comparison, onlyProducts } from '@/lib/compare/comparison';
import { type ComparisonSource, readComparison } from '@/lib/compare/read-comparison';
import { useUserStore } from '@/lib/customer/user-store';
import { keepPageAmounts } from '@/lib/format/page-amounts';
import { useRead } from '@/lib/magento/browser/use-read';
import { readToken } from '@/lib/magento/call-headers';
import { useErrorText } from '@/lib/magento/use-error-text';
import { useComparedRows } from './compare-cells';
import { useRemoval } from './use-removal';

interface CompareViewProps {
  source: ComparisonSource;
  homeHref: string;
  /** Where it can be printed; null on that page itself. */
  printHref: string | null;
}

/** The shopper's comparison, which is read in the browser: nobody else's page has it [CMP-6]. */
export function CompareView({ source, homeHref, printHref }: CompareViewProps) {
  const t = useTranslations('compare');
  const errorText = useErrorText();
  // Who signs in has another list. The store itself knows the token only once the first read has begun.
  const token = useUserStore(readToken);
  const { data, error, retry } = useRead(token ?? '', () => readComparison(source));
  const items = useCompareStore((state) => state.compareItems);
  if (!data) {
    if (!error) return <Busy label={t('loading')} />;
    return (
      <Alert kind="error" title={t('failed')}>
        <p>
          <Said>{errorText(error)}</Said>
        </p>
        <RetryButton look="secondary" onRetry={retry} className="mt-3">
          {t('tryAgain')}
        </RetryButton>
      </Alert>
    );
  }
  const comparison = onlyProducts(
    data,
    items.map(({ id }) => id),
  );
  if (comparison.products.length === 0) return <Nothing homeHref={homeHref} isEmptied={data.products.length > 0} />;
  return <Table comparison={comparison} printHref={printHref} />;
}

function Nothing({ homeHref, isEmptied }: { homeHref: string; isEmptied: boolean }) {
  const t = useTranslations('compare');
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that took the last product off is gone with it.
  useEffect(() => {
    if (isEmptied) heading.current?.focus();
  }, [isEmptied]);
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-line bg-surface px-6 py-12 text-center">
      <span className="flex size-20 items-center justify-center rounded-full bg-evergreen-tint text-evergreen">
        <Icon name="compare" className="size-9" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="mt-2 rounded-sm text-xl">
        {t('emptyTitle')}
      </h2>
      <p className="-mt-2 mb-2 max-w-140 text-ink-soft">{t('emptyHint', { maxItems: MAX_COMPARED })}</p>
      <ButtonLink href={homeHref} data-page="CMS_PAGE">
        {t('browse')}
      </ButtonLink>
    </div>
  );
}

/** Below the first column, which stays where it is, on phones. */
const SIZES = '(min-width: 1024px) 240px, 45vw';

function Table({ comparison, printHref }: { comparison: Comparison; printHref: string | null }) {
  const t = useTranslations('compare');
  const name = useId();
  const [isShort, setShort] = useState(false);
  const head = useRef<HTMLTableElement>(null);
  const { isBusy, removeOne, removeAll } = useRemoval();
  const rows = useComparedRows(comparison);
  const { products } = comparison;
  const shown = isShort && products.length > 1 ? rows.filter(({ isSame }) => !isSame) : rows;
  const count = products.length;
  // Paper does not scroll: products beyond the usual number share its room.
  const columns = printHref ? count : Math.min(count, MAX_COMPARED);
  const before = useRef(count);
  useEffect(() => {
    // The button that was pressed has gone with its product.
    if (count < before.current) head.current?.focus();
    before.current = count;
  }, [count]);
  return (
    <>
      <div data-print="never" className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        {count > 1 ? (
          <CheckboxField
            label={t('differences')}
            checked={isShort}
            onChange={(event) => setShort(event.target.checked)}
          />
        ) : null}
        <span className="flex flex-wrap gap-3 md:ml-auto">
          {printHref ? (
            <ButtonLink look="secondary" href={printHref}>
              {t('print')}
            </ButtonLink>
          ) : (
            <Button onClick={() => window.print()}>{t('printNow')}</Button>
          )}
          {printHref ? (
            <Button look="secondary" aria-disabled={isBusy} onClick={removeAll}>
              {t('removeAll')}
            </Button>
          ) : null}
        </span>
      </div>
      <section
        aria-labelledby={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
        tabIndex={0}
        className="relative scroll-pl-26 overflow-x-auto rounded-card border border-line bg-surface md:scroll-pl-44"
      >
        <table
          ref={head}
          tabIndex={-1}
          // Columns of one width, so that pictures are of one height; what does not fit scrolls below the first column.
          style={{ minWidth: `${6.5 + 10 * columns}rem` }}
          className="w-full table-fixed border-collapse text-left align-top"
        >
          <caption id={name} className="sr-only">
            {t('table')}
          </caption>
          <thead>
            <tr>
              <th scope="col" className={`${HEADING} z-10`}>
                <span className="sr-only">{t('property')}</span>
              </th>
              {products.map((product) => (
                <th key={product.id} scope="col" className="border-line border-l p-3 align-top font-normal">
                  <ProductHead
                    product={product}
                    isBusy={isBusy}
                    onRemove={printHref ? () => removeOne({ id: product.id, name: product.card.name }) : null}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, label, cells }) => (
              <tr key={key} className="border-line border-t">
                <th scope="row" className={HEADING}>
                  <Said>{label}</Said>
                </th>
                {cells.map((cell, index) => (
                  <td key={products[index]?.id} className="border-line border-l p-3 align-top text-sm md:text-base">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
            <tr data-print="never" className="border-line border-t">
              <th scope="row" className={HEADING}>
                {t('order')}
              </th>
              {products.map(({ id, card }) => (
                <td key={id} className="border-line border-l p-3 align-top">
                  <CardAction product={card} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      {isShort && shown.length === 0 ? <p className="mt-4">{t('nothingDiffers')}</p> : null}
    </>
  );
}

const HEADING = 'sticky left-0 w-26 bg-sunken p-3 align-top font-semibold text-sm md:w-44';

interface ProductHeadProps {
  product: ComparedProduct;
  isBusy: boolean;
  onRemove: (() => void) | null;
}

function ProductHead({ product: { card }, isBusy, onRemove }: ProductHeadProps) {
  const t = useTranslations('compare');
  return (
    <div className="grid gap-2">
      <div className="relative aspect-product overflow-hidden rounded-input bg-sunken">
        {card.image ? (
          <MediaImage src={card.image} alt="" sizes={SIZES} maxWidth={640} className="size-full object-cover" />
        ) : (
          <NoImage className="size-full" />
        )}
      </div>
      <Link
        href={card.href}
        data-page="PRODUCT"
        className="rounded-sm py-0.5 font-medium leading-snug hover:text-evergreen hover:underline"
      >
        <Said>{keepPageAmounts(card.name)}</Said>
      </Link>
      {card.badge ? (
        <p>
          <ProductBadge badge={card.badge} />
        </p>
      ) : null}
      {onRemove ? (
        <button
          type="button"
          data-print="never"
          aria-label={t('remove', { name: card.name })}
          aria-disabled={isBusy || undefined}
          onClick={onRemove}
          className="target justify-self-start rounded-sm text-evergreen text-sm underline underline-offset-4"
        >
          {t('removeShort')}
        </button>
      ) : null}
    </div>
  );
}
