'use client';

import { useMemo, useState } from 'react';
import { useLoaded } from '@/components/ui/use-loaded';
import type { BasketGuardProps } from '@/lib/cart/basket-guard-store';
import { lineContents } from '@/lib/cart/items/line-contents';
import { MessagesProvider } from '@/lib/i18n/messages-provider';
import { isAsked, isJudged } from '@/lib/pharmacy/guard/judged-basket';
import { BasketNotices } from './basket-notices';
import { useGuardLabels, useGuardSource } from './use-guard-source';

const loadAnswers = () => import('./questions/line-answers').then((code) => code.LineAnswers);

/** Judges the medicines of a basket together, in the page's language; silent until what it judges by has come. */
export function BasketGuard(props: BasketGuardProps) {
  const held = useMemo(
    () => props.lines.map(({ answer, ...line }) => ({ ...line, contents: lineContents(answer) })),
    [props.lines],
  );
  const source = useGuardSource(isJudged(held));
  const labels = useGuardLabels(source);
  const [unanswered, setUnanswered] = useState<string | null>(null);
  const Answers = useLoaded(loadAnswers, isAsked(held));
  if (!source || !labels) return null;
  return (
    <MessagesProvider locale={source.locale} messages={source.messages}>
      <BasketNotices labels={labels} held={held} unanswered={unanswered} {...props} />
      {Answers ? <Answers lines={props.lines} canEdit={!props.onLeave} onVerdict={setUnanswered} /> : null}
    </MessagesProvider>
  );
}
