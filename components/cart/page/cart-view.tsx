'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { blockedBy } from '@/components/cart/item/blocked-by';
import { LinesWithNotice, RemovedNotice } from '@/components/cart/item/lines-with-notice';
import { useBasketGuard } from '@/components/cart/item/use-basket-guard';
import { useLineFocus } from '@/components/cart/item/use-line-focus';
import { useRemoval } from '@/components/cart/item/use-removal';
import { Alert } from '@/components/ui/alert';
import { Icon } from '@/components/ui/image/icon';
import { Said } from '@/components/ui/said';
import { useLoaded } from '@/components/ui/use-loaded';
import { useWhenIdle } from '@/components/ui/use-when-idle';
import { tell } from '@/lib/browser/shop-events';
import type { Cart, CartLine as Line } from '@/lib/cart/cart';
import { inheritPlace } from '@/lib/cart/line-places';
import { readCartId } from '@/lib/cart/session/cart-session';
import { useCartStore } from '@/lib/cart/session/cart-store';
import { retryCart } from '@/lib/cart/session/with-cart';
import { type DetailsSummary, useCart } from '@/lib/cart/use-cart';
import { CartLine } from './cart-line';
import { CartSkeleton } from './cart-skeleton';
import { type CartSettings, CartSummary, PhoneBar, totalName } from './cart-summary';
import { useEstimate } from './use-estimate';

const loadSavedLines = () =>
  import(/* webpackChunkName: "below-cart" */ './saved-lines').then((code) => code.SavedLines);

/** Nothing that could be touched: what is saved comes when the page rests. */
const NOWHERE = { current: null };

/** The visitor's cart: loading, failed, empty or shown; a lost cart is explained [CART-8]. */
export function CartView({ settings }: { settings: CartSettings }) {
  const t = useTranslations('cart');
  const tMini = useTranslations('miniCart');
  const { details: cart, summary, isLoading, error, isEmpty, isLastKnown } = useCart();
  const [asked, setAsked] = useState<Line[]>([]);
  const SavedLines = useWhenIdle(loadSavedLines, NOWHERE);
  const [firstId, setFirstId] = useState<string | null>(null);
  useEffect(() => setFirstId(readCartId()), []);
  const isShown = cart !== null && cart.lines.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: seen once, however it changes then
  useEffect(() => {
    if (cart && isShown) tell({ type: 'cart', cart });
  }, [isShown]);
  const wasRefused = useCartStore((state) => state.isLost);
  // Its id changes by signing in, too.
  const isLost = wasRefused && firstId !== null && (cart ? cart.id !== firstId : isEmpty);

  if (isLoading) return <CartSkeleton label={tMini('loading')} />;
  if (!cart && !isEmpty) return <NoCart isFailed error={error} />;
  const [first] = asked;
  const saved = SavedLines ? (
    <SavedLines
      display={settings.display}
      // As it is by now: it may have been changed while it waited.
      asked={cart?.lines.find(({ key }) => key === first?.key) ?? first ?? null}
      onTaken={() => setAsked((lines) => lines.slice(1))}
    />
  ) : null;
  const save = (line: Line) =>
    setAsked((lines) => (lines.some(({ key }) => key === line.key) ? lines : [...lines, line]));
  return (
    <>
      {isLost ? (
        <p role="status" className="s-cart-note bg-sky-tint text-sky">
          <Icon name="info" />
          {t('lost')}
        </p>
      ) : null}
      {isLastKnown ? (
        <Alert kind="warning" isLive={false} className="mb-4">
          {tMini('lastKnown')}
        </Alert>
      ) : null}
      {cart ? (
        <CartContent cart={cart} summary={summary} settings={settings} onSave={save} saved={saved} />
      ) : (
        <>
          <NoCart />
          {saved}
        </>
      )}
    </>
  );
}

const loadStates = () => import('@/components/cart/item/cart-states');

/** A cart without lines, or one that could not be read: drawings that most visits need none of. */
function NoCart({ isFailed = false, error }: { isFailed?: boolean; error?: unknown }) {
  const t = useTranslations('miniCart');
  const states = useLoaded(loadStates, true);
  if (states === null) return null;
  if (!states) return <p>{t(isFailed ? 'failedTitle' : 'emptyTitle')}</p>;
  return isFailed ? <states.FailedCart error={error} onRetry={retryCart} /> : <states.EmptyCart />;
}

const loadEditOptions = () => import('./edit-options').then((code) => code.EditOptions);
const loadCrossSells = () =>
  import(/* webpackChunkName: "below-cart" */ './cross-sells').then((code) => code.CrossSells);

interface CartContentProps {
  cart: Cart;
  summary: DetailsSummary;
  settings: CartSettings;
  onSave: (line: Line) => void;
  saved: ReactNode;
}

function CartContent({ cart, summary, settings, onSave, saved }: CartContentProps) {
  const tMini = useTranslations('miniCart');
  const { place, focusLine } = useLineFocus();
  const removal = useRemoval(focusLine);
  const guard = useBasketGuard({ lines: cart.lines, removal, focusLine });
  const estimate = useEstimate(cart);
  // Below the fold: they come when the page rests.
  const CrossSells = useWhenIdle(loadCrossSells, place);
  const [edited, setEdited] = useState<Line | null>(null);
  const EditOptions = useLoaded(loadEditOptions, edited !== null);
  const { removed, error } = removal;
  const hasLines = cart.lines.length > 0;
  const blocked = blockedBy(cart);
  const own = blocked || guard.refusal ? { ...settings, checkoutHref: null } : settings;
  const hasLostLine = error !== null && !cart.lines.some(({ key }) => key === error.key);

  function edit(line: Line) {
    removal.settle();
    setEdited(line);
  }

  function closeEdit(key: string | null) {
    setEdited(null);
    if (!edited || key === null) return;
    inheritPlace(edited.key, key);
    focusLine(key);
  }

  return (
    <div ref={place} className="flex flex-1 flex-col">
      {hasLostLine ? (
        <p role="alert" className="s-cart-note bg-brick-tint text-brick">
          <Icon name="alert" />
          <Said>{error.message}</Said>
        </p>
      ) : null}
      {blocked ? (
        <Alert kind="warning" isLive={false} className="mb-4">
          {tMini(blocked)}
        </Alert>
      ) : null}
      {guard.notice}
      {/* A focused control must not hide under the bar at the bottom of phones. */}
      <div className="flex flex-1 flex-col max-lg:[&_:is(a,button,input,select,li)]:scroll-mb-28">
        <div className="pb-10">
          {hasLines ? (
            <div className="s-cart">
              <div className="s-cart-lines">
                <LinesWithNotice
                  lines={cart.lines}
                  removal={removal}
                  line={(line, remove) => (
                    <CartLine
                      line={line}
                      display={settings.display}
                      removeError={error?.key === line.key ? error.message : null}
                      onRemove={remove}
                      onAct={removal.settle}
                      onEdit={() => edit(line)}
                      onSave={() => {
                        removal.settle();
                        onSave(line);
                      }}
                    />
                  )}
                />
              </div>
              <CartSummary
                cart={cart}
                numItems={summary.numItems}
                settings={own}
                refusal={guard.refusal}
                estimate={estimate}
                onAct={removal.settle}
              />
            </div>
          ) : (
            <>
              {removed ? <RemovedNotice removed={removed} onUndo={removal.undo} /> : null}
              <NoCart />
            </>
          )}
          {saved}
          {hasLines && CrossSells ? <CrossSells source={settings.crossSells} lines={cart.lines} /> : null}
        </div>
        {hasLines ? (
          <PhoneBar
            total={estimate.totals?.grandTotal ?? { minor: summary.subtotal, currency: summary.currencyCode }}
            name={totalName(cart, estimate)}
            checkoutHref={own.checkoutHref}
          />
        ) : null}
      </div>
      {edited && EditOptions ? <EditOptions line={edited} onClose={closeEdit} /> : null}
    </div>
  );
}
