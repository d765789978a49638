'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { Provider } from 'urql';
import { Icon } from '@/components/ui/image/icon';
import type { AddedWarningProps } from '@/lib/cart/basket-guard-store';
import { expectNotice } from '@/lib/cart/basket-notice';
import type { CartLine } from '@/lib/cart/cart';
import { type LineContent, lineContents } from '@/lib/cart/items/line-contents';
import { useCart } from '@/lib/cart/use-cart';
import type { Labels } from '@/lib/catalog/card/card-rules';
import { MessagesProvider } from '@/lib/i18n/messages-provider';
import { browserClient } from '@/lib/magento/browser/calls';
import { guardedLines } from '@/lib/pharmacy/guard/guarded-lines';
import { guardBasket } from '@/lib/pharmacy/guard/ingredient-guard';
import { isAsked, isJudged } from '@/lib/pharmacy/guard/judged-basket';
import { inSentence, passedText } from '@/lib/pharmacy/guard/limit-texts';
import { cartLineState } from '@/lib/pharmacy/suitability/line-state';
import { useGuardLabels, useGuardSource } from './use-guard-source';

/** What a pharmacist would say of what was just added, beside the rest of the basket; silent where that is nothing. */
export function AddedWarning(props: AddedWarningProps) {
  return (
    <Provider value={browserClient()}>
      <ReadWarning {...props} />
    </Provider>
  );
}

function ReadWarning({ sku, onVerdict }: AddedWarningProps) {
  const { details } = useCart();
  const held = useMemo(
    () => (details?.lines ?? []).map((line) => ({ ...line, contents: lineContents(line.answer) })),
    [details],
  );
  const source = useGuardSource(isJudged(held));
  const labels = useGuardLabels(source);
  if (!source || !labels) return null;
  const own = held.filter(({ product }) => product.sku === sku).map(({ key }) => key);
  return (
    <MessagesProvider locale={source.locale} messages={source.messages}>
      <Warning held={held} own={own} labels={labels} onVerdict={onVerdict} />
    </MessagesProvider>
  );
}

type HeldLine = CartLine & { contents: LineContent[] };

interface WarningProps extends Pick<AddedWarningProps, 'onVerdict'> {
  held: readonly HeldLine[];
  /** The keys of the lines that what was added is in. */
  own: readonly string[];
  labels: Labels;
}

function Warning({ held, own, labels, onVerdict }: WarningProps) {
  const t = useTranslations('pharmacy.basketGuard');
  const answers = useTranslations('pharmacy.lineAnswers');
  const list = new Intl.ListFormat(useLocale());
  const verdict = useMemo(() => guardBasket(guardedLines(held, labels)), [held, labels]);
  const isTold = verdict.shared.length + verdict.classes.length + verdict.passed.length > 0 || isAsked(held);
  useEffect(() => {
    if (isTold) expectNotice(true);
  }, [isTold]);
  const unanswered = held.filter((line) => (cartLineState(line) ?? 'given') !== 'given');
  // What is not sold at all the checkout refuses at once, with a way on.
  const isRefused = verdict.passed.length + unanswered.length > 0;
  // With the warnings, in one painting.
  useLayoutEffect(() => {
    onVerdict(isRefused);
    return () => onVerdict(false);
  }, [onVerdict, isRefused]);
  const isOwn = (key: string) => own.includes(key);
  const shared = verdict.shared.filter(({ holders }) => holders.some(({ line }) => isOwn(line)));
  const classes = verdict.classes.filter(({ holders }) => holders.some(({ line }) => isOwn(line)));
  const warnings = [
    // What refuses the basket is told whatever it is of.
    ...verdict.passed.map((limit) => t(...passedText(limit))),
    ...(unanswered.length > 0
      ? [answers('refusal', { names: unanswered.map(({ product }) => product.name).join(', ') })]
      : []),
    ...shared.map(({ names }) => t('added.shared', { ingredients: list.format(names.map(inSentence)) })),
    ...classes.map(({ kind }) => t(`added.${kind}`)),
  ];
  return (
    <div role="status">
      {warnings.map((warning) => (
        <p key={warning} className="mt-3 flex items-start gap-2 rounded-card bg-amber-tint px-3 py-2 text-sm">
          <Icon name="alert" className="mt-0.5 size-4 text-amber" />
          {warning}
        </p>
      ))}
    </div>
  );
}
