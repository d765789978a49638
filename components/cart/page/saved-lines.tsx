'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { LineError, LineImage, LineOptions } from '@/components/cart/item/line-details';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Link } from '@/components/ui/controls/link';
import { Said } from '@/components/ui/said';
import { type CartItemInput, type CartLine, shownAmount } from '@/lib/cart/cart';
import { restoreItem } from '@/lib/cart/items/add-to-cart';
import {
  bringBack,
  discardSaved,
  keep,
  readSavedLines,
  type SavedLine,
  saveForLater,
  unsave,
  useSavedLines,
} from '@/lib/cart/saved-lines-store';
import { useUserStore } from '@/lib/customer/user-store';
import { formatMoney } from '@/lib/format/money';
import { toAppError } from '@/lib/magento/to-app-error';
import { useErrorText } from '@/lib/magento/use-error-text';
import type { TaxDisplayType } from '@/lib/store/get-store-config';

interface SavedLinesProps {
  display: TaxDisplayType;
  /** The next of the cart's lines that the shopper wants to save; once it is taken, the one after it. */
  asked: CartLine | null;
  onTaken: () => void;
}

interface Notice {
  text: string;
  undo: (() => Promise<void>) | null;
}

/** What waits beside the cart, each to be moved into it or removed; whatever was done last can be undone. */
export function SavedLines({ display, asked, onTaken }: SavedLinesProps) {
  const t = useTranslations('cart');
  const tMini = useTranslations('miniCart');
  const errorText = useErrorText();
  const id = useId();
  const lines = useSavedLines((state) => state.lines);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const hasWaited = useRef(false);
  const token = useUserStore((state) => state.token);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who signs in beside the cart may have saved some, too
  useEffect(readSavedLines, [token]);

  /** One at a time, so that nothing is undone while it is under way. */
  async function act(run: () => Promise<void>, done: Notice, failed: (message: string) => string, isFurther = false) {
    if (isBusy) return;
    setBusy(true);
    if (!isFurther) setError(null);
    setNotice(null);
    try {
      await run();
      setNotice(done);
    } catch (cause) {
      const text = failed(errorText(toAppError(cause)));
      setError((before) => (before ? `${before} ${text}` : text));
    }
    setBusy(false);
  }

  const backIn = (name: string): Notice => ({ text: tMini('restored', { name }), undo: null });
  const notBack = (name: string) => (message: string) => tMini('restoreFailed', { name, message });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each line that is asked for, after what is under way
  useEffect(() => {
    if (!asked) return;
    // What became of the one before it has not been read yet.
    const isFurther = hasWaited.current;
    hasWaited.current = isBusy;
    if (isBusy) return;
    onTaken();
    const { name } = asked.product;
    const undo = async () => {
      await restoreItem(asked);
      unsave(asked);
    };
    void act(
      () => saveForLater(asked, t('saveNoRoom')),
      {
        text: t('savedLine', { name }),
        undo: asked.isRepeatable ? () => act(undo, backIn(name), notBack(name)) : null,
      },
      (message) => t('saveFailed', { name, message }),
      isFurther,
    );
  }, [asked, isBusy]);

  function remove(line: SavedLine) {
    const undo = async () => void keep(line);
    void act(
      async () => discardSaved(line),
      {
        text: tMini('removed', { name: line.name }),
        undo: () => act(undo, { text: t('savedLine', { name: line.name }), undo: null }, String),
      },
      String,
    );
  }

  if (lines.length === 0 && !notice && !error) return null;
  return (
    <section aria-labelledby={`${id}-title`} className="mt-12 max-w-3xl">
      <h2 id={`${id}-title`} className="text-xl">
        {t('savedTitle')}
      </h2>
      <p className="mb-4 text-ink-soft text-sm">{t('savedHint')}</p>
      {notice ? <NoticeBar key={notice.text} notice={notice} undo={tMini('undo')} /> : null}
      {error ? <Failure key={error} id={`${id}-error`} error={error} /> : null}
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <SavedRow key={line.key} line={line} display={display}>
            <BackButton
              line={line}
              isBusy={isBusy}
              onBack={(input) => act(() => bringBack(line, input), backIn(line.name), notBack(line.name))}
            />
            <Button look="quiet" aria-label={t('savedRemove', { name: line.name })} onClick={() => remove(line)}>
              {tMini('remove')}
            </Button>
          </SavedRow>
        ))}
      </ul>
    </section>
  );
}

/** Takes the focus, since the button that was pressed is gone. */
function NoticeBar({ notice, undo }: { notice: Notice; undo: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="mb-2 flex items-center justify-between gap-4 rounded-card bg-sunken px-4 py-2">
      <p ref={text} role="status" tabIndex={-1}>
        <Said>{notice.text}</Said>
      </p>
      {notice.undo ? (
        <Button look="quiet" className="shrink-0" onClick={notice.undo}>
          {undo}
        </Button>
      ) : null}
    </div>
  );
}

/** Takes the focus where the button that was pressed has gone and come back with its line, far from here. */
function Failure({ id, error }: { id: string; error: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1} className="mb-2 rounded-sm">
      <LineError id={id}>{error}</LineError>
    </div>
  );
}

interface SavedRowProps {
  line: SavedLine;
  display: TaxDisplayType;
  children: ReactNode;
}

function SavedRow({ line, display, children }: SavedRowProps) {
  const t = useTranslations('cart');
  const locale = useLocale();
  const each = line.price && shownAmount(line.price, display);
  return (
    <li aria-label={line.name} className="grid grid-cols-[4.5rem_1fr] gap-4 py-4">
      <LineImage image={line.image} className="w-full" />
      <div className="flex min-w-0 flex-col items-start gap-1">
        <h3 className="font-medium text-base leading-snug tracking-normal">
          {line.href ? (
            <Link href={line.href} data-page="PRODUCT" className="rounded-sm hover:text-evergreen hover:underline">
              <Said>{line.name}</Said>
            </Link>
          ) : (
            <Said>{line.name}</Said>
          )}
        </h3>
        <LineOptions options={line.options} />
        {each && each.minor > 0 ? (
          <p className="text-ink-soft text-sm tabular-nums">{t('savedPrice', { price: formatMoney(each, locale) })}</p>
        ) : null}
        <div className="mt-2 flex flex-wrap items-center gap-3">{children}</div>
      </div>
    </li>
  );
}

interface BackButtonProps {
  line: SavedLine;
  isBusy: boolean;
  onBack: (input: CartItemInput) => void;
}

/** Back into the cart, or to the page where it has to be chosen again. */
function BackButton({ line: { name, href, input }, isBusy, onBack }: BackButtonProps) {
  const t = useTranslations('cart');
  if (input) {
    return (
      <Button
        look="secondary"
        aria-disabled={isBusy}
        aria-label={t('bringBackName', { name })}
        onClick={() => onBack(input)}
      >
        {t('bringBack')}
      </Button>
    );
  }
  if (!href) return null;
  return (
    <ButtonLink href={href} data-page="PRODUCT" look="secondary" aria-label={t('savedPageName', { name })}>
      {t('savedPage')}
    </ButtonLink>
  );
}
