'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { useFocusAfter } from '@/components/account/use-focus';
import { LineError, LineImage, LineOptions } from '@/components/cart/item/line-details';
import { ProductBadge } from '@/components/catalog/card/product-badge';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Link } from '@/components/ui/controls/link';
import { Said } from '@/components/ui/said';
import { cardBadge, pieceBadge } from '@/lib/catalog/card/card-rules';
import { useBadges } from '@/lib/catalog/card/load-badges';
import { formatCharge } from '@/lib/format/charge';
import { formatMoney } from '@/lib/format/money';
import { useErrorText } from '@/lib/magento/use-error-text';
import { moveToCart } from '@/lib/wishlist/move-to-cart';
import { removeFromWishlist } from '@/lib/wishlist/remove-from-wishlist';
import type { Wish } from '@/lib/wishlist/wishlist';
import { WishForm } from './wish-form';

interface WishItemProps {
  /** The id of the list that it is on. */
  list: string;
  wish: Wish;
  /** Called with what is to be announced. */
  onChanged: (text: string) => Promise<void>;
}

const ACTION =
  'inline-flex min-h-11 items-center rounded-sm text-evergreen underline underline-offset-4 hover:text-evergreen-strong';

/** A wish: it goes to the cart as it was chosen, is chosen on its page, is changed, or is taken off the list. */
export function WishItem({ list, wish, onChanged }: WishItemProps) {
  const t = useTranslations('wishlist');
  const locale = useLocale();
  const errorText = useErrorText();
  const errorId = useId();
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const focusEdit = useFocusAfter(edit);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { name, href, price, isFrom, quantity, description } = wish;
  const amount =
    price && (isFrom ? t('from', { price: formatMoney(price, locale) }) : formatCharge(price, locale, t('free')));

  async function act(task: (id: string) => Promise<void>, done: string) {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      await task(wish.id);
      await onChanged(done);
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <li
      data-wish={wish.id}
      tabIndex={-1}
      aria-label={name}
      aria-busy={isBusy || undefined}
      className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4 aria-busy:opacity-60 sm:grid-cols-[6.5rem_minmax(0,1fr)_13rem]"
    >
      <LineImage image={wish.image} className="w-full self-start" />
      <div className="flex min-w-0 flex-col items-start gap-1">
        <h2 className="font-medium text-base leading-snug tracking-normal">
          <Link href={href} data-page="PRODUCT" className="rounded-sm hover:text-evergreen hover:underline">
            <Said>{name}</Said>
          </Link>
        </h2>
        <WishBadge product={wish.product} variant={wish.variant} />
        <LineOptions options={wish.options} />
        <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
          {amount} <span className="text-ink-soft text-sm">{t('quantity', { quantity })}</span>
        </p>
        {description ? <p className="border-line border-l-2 pl-3 text-sm whitespace-pre-line">{description}</p> : null}
        {isEditing ? (
          <WishForm
            wish={wish}
            onCancel={() => {
              setEditing(false);
              focusEdit();
            }}
            onSaved={async () => {
              setEditing(false);
              await onChanged(t('changed', { name }));
            }}
          />
        ) : null}
      </div>
      <div className="col-span-2 flex flex-col items-stretch gap-1 sm:col-span-1">
        {wish.inStock ? (
          <MoveAction
            wish={wish}
            onMove={() => act((id) => moveToCart(list, id), t('moved', { name }))}
            describedBy={errorId}
          />
        ) : (
          <p className="py-2 text-center text-ink-soft text-sm">{t(wish.isService ? 'unavailable' : 'soldOut')}</p>
        )}
        <div className="flex justify-center gap-x-5 text-sm">
          {wish.selected && !isEditing ? (
            <button
              ref={edit}
              type="button"
              onClick={() => setEditing(true)}
              aria-label={t('editName', { name })}
              className={ACTION}
            >
              {t('edit')}
            </button>
          ) : null}
          <button
            type="button"
            onClick={() => act(removeFromWishlist, t('removed', { name }))}
            aria-label={t('removeName', { name })}
            className={ACTION}
          >
            {t('remove')}
          </button>
        </div>
        {problem ? (
          <>
            <LineError id={errorId}>{problem}</LineError>
            {wish.inStock && isMoved(wish) ? (
              <Link href={href} data-page="PRODUCT" className={ACTION}>
                {t('choose')}
              </Link>
            ) : null}
          </>
        ) : null}
      </div>
    </li>
  );
}

/** How what is wished for is sold, as far as it is chosen; nothing until, and where, the labels do not come. */
function WishBadge({ product, variant }: Pick<Wish, 'product' | 'variant'>) {
  const badges = useBadges();
  if (!badges) return null;
  const { labels, cardRules } = badges;
  const badge = variant ? pieceBadge(variant, product, labels, cardRules) : cardBadge(product, labels, cardRules);
  return badge ? <ProductBadge badge={badge} /> : null;
}

/** Whether a wish goes to the cart as it is. */
function isMoved({ isSold, needs }: Wish): boolean {
  return isSold && needs === null;
}

/** Moves a wish; what something is missing of, and what the cart does not take, leads to its page, as its card does. */
function MoveAction({ wish, onMove, describedBy }: { wish: Wish; onMove: () => void; describedBy: string }) {
  const t = useTranslations('wishlist');
  const { name, href, isSold, needs } = wish;
  if (!isMoved(wish)) {
    const isChosen = isSold && needs === 'choice';
    return (
      <ButtonLink
        href={href}
        data-page="PRODUCT"
        look="secondary"
        className="px-4"
        aria-label={t(isChosen ? 'chooseName' : 'detailsName', { name })}
      >
        {t(isChosen ? 'choose' : 'details')}
      </ButtonLink>
    );
  }
  return (
    <Button onClick={onMove} className="px-4" aria-label={t('moveName', { name })} aria-describedby={describedBy}>
      {t('move')}
    </Button>
  );
}
