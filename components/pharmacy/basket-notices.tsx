'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button, buttonClass } from '@/components/ui/controls/button';
import { Link } from '@/components/ui/controls/link';
import { Said } from '@/components/ui/said';
import { pagePath } from '@/lib/browser/page-store';
import { type BasketGuardProps, useBasketGuardStore } from '@/lib/cart/basket-guard-store';
import { expectNotice } from '@/lib/cart/basket-notice';
import type { CartLine } from '@/lib/cart/cart';
import type { Labels } from '@/lib/catalog/card/card-rules';
import { CART_PATH } from '@/lib/config/paths';
import { keepPageAmounts } from '@/lib/format/page-amounts';
import { guardedLines, type JudgedLine } from '@/lib/pharmacy/guard/guarded-lines';
import { guardBasket, type LineCap, type PassedLimit } from '@/lib/pharmacy/guard/ingredient-guard';
import { isAsked } from '@/lib/pharmacy/guard/judged-basket';
import { inSentence, passedText, reachedText } from '@/lib/pharmacy/guard/limit-texts';
import { LineNote } from './line-note';

interface BasketNoticesProps extends BasketGuardProps {
  labels: Labels;
  /** The lines with what they hold. */
  held: JudgedLine[];
  /** Why it cannot be ordered, where answers are missing. */
  unanswered: string | null;
}

/** What is too much for one order, with what mends it, and what should not be taken together. */
export function BasketNotices({ labels, held, unanswered, lines, onVerdict, onKeep, onLeave }: BasketNoticesProps) {
  const t = useTranslations('pharmacy.basketGuard');
  const locale = useLocale();
  const { shared, classes, passed, caps } = useMemo(() => guardBasket(guardedLines(held, labels)), [held, labels]);
  const [worst] = passed;
  const refusal = worst ? t('refusal', { name: inSentence(worst.name) }) : unanswered;
  // With the notices, in one painting.
  useLayoutEffect(() => {
    onVerdict(refusal);
  }, [onVerdict, refusal]);
  const lower = useMemo(() => caps.filter((cap) => isBelowStock(cap, lines)), [caps, lines]);
  // Less than one is no quantity: a line that should go has a button for it.
  useEffect(() => {
    useBasketGuardStore.setState({
      most: Object.fromEntries(lower.map(({ line, most }) => [line, Math.max(1, most)])),
    });
  }, [lower]);
  const lineOf = (key: string) => lines.find((line) => line.key === key);
  const list = new Intl.ListFormat(locale);

  const reached = lower.filter(({ line, most }) => lineOf(line)?.quantity === most);
  const notes = reached.map((cap) => (
    <LineNote key={cap.line} line={cap.line}>
      {t(...reachedText(cap))}
    </LineNote>
  ));
  const together = [
    ...shared.map(({ names, holders }) => ({
      title: t('shared', { count: holders.length, ingredients: list.format(names.map(inSentence)) }),
      holders,
    })),
    ...classes.map(({ kind, holders }) => ({ title: t(`class.${kind}`, { count: holders.length }), holders })),
  ];
  const isTold = notes.length + together.length + passed.length > 0 || isAsked(held);
  useEffect(() => expectNotice(isTold), [isTold]);
  if (together.length === 0 && passed.length === 0) return notes;
  return (
    <section aria-label={t('label')} className="mb-4 flex flex-col gap-3">
      {notes}
      {passed.map((limit) => (
        <LimitNotice key={limit.name + limit.measure} limit={limit} lineOf={lineOf} onKeep={onKeep} />
      ))}
      {together.map(({ title, holders }) => (
        <Alert key={title} kind="warning" title={<Said>{title}</Said>}>
          <ul className="mt-1 list-disc pl-5">
            {holders.map(({ line, name }) => (
              <li key={line + name}>
                <LineLink line={lineOf(line)} name={name} isPlain={!onKeep} onLeave={onLeave} />
              </li>
            ))}
          </ul>
          <p className="mt-1 text-sm">{t('sharedHint')}</p>
        </Alert>
      ))}
    </section>
  );
}

function isBelowStock({ line, most }: LineCap, lines: readonly CartLine[]): boolean {
  return most < (lines.find(({ key }) => key === line)?.maxQuantity ?? Number.POSITIVE_INFINITY);
}

interface LimitNoticeProps {
  limit: PassedLimit;
  lineOf: (key: string) => CartLine | undefined;
  onKeep: BasketGuardProps['onKeep'];
}

/** A limit that the basket passes: how much it is, whose rule, and a button for each line that could give way. */
function LimitNotice({ limit, lineOf, onKeep }: LimitNoticeProps) {
  const t = useTranslations('pharmacy.basketGuard');
  const locale = useLocale();
  const { source } = limit;
  const [key, values] = passedText(limit);
  return (
    <Alert kind="error" title={<Said>{t(key, values)}</Said>}>
      <div className="mt-2 flex flex-wrap gap-2">
        {onKeep ? (
          limit.lines.map(({ key, keep }) => {
            const line = lineOf(key);
            if (!line) return null;
            const { name } = line.product;
            return (
              <Button key={key} look="secondary" onClick={() => onKeep(line, keep)} className="px-3 text-left text-sm">
                <Said>{keep > 0 ? t('keep', { name, keep }) : t('remove', { name })}</Said>
              </Button>
            );
          })
        ) : (
          <a href={pagePath(CART_PATH)} className={buttonClass('secondary', 'px-3 text-sm')}>
            {t('change')}
          </a>
        )}
      </div>
      {source ? (
        <p className="mt-2 text-ink-soft text-sm">
          {t('source', {
            source: t(`sources.${source.source}`),
            // Written out as in `reviewDay`, for the same 20 bytes.
            date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
              new Date(source.reviewed),
            ),
          })}
        </p>
      ) : null}
    </Alert>
  );
}

interface LineLinkProps {
  line: CartLine | undefined;
  name: string;
  /** Without a link: who pays is led nowhere else. */
  isPlain: boolean;
  onLeave?: () => void;
}

/** What a line holds, as a link to the line's product; a bundle's part says which bundle it is of. */
function LineLink({ line, name, isPlain, onLeave }: LineLinkProps) {
  const { product } = line ?? {};
  const own = keepPageAmounts(name);
  const shown = product && product.name !== own ? `${product.name}: ${own}` : own;
  if (isPlain || !product?.href) return <Said>{shown}</Said>;
  return (
    <Link href={product.href} data-page="PRODUCT" onClick={onLeave} className="rounded-sm underline">
      <Said>{shown}</Said>
    </Link>
  );
}
