'use client';

import { useEffect, useMemo, useState } from 'react';
import { useLoaded } from '@/components/ui/use-loaded';
import type { BasketGuardProps } from '@/lib/cart/basket-guard-store';
import { expectNotice } from '@/lib/cart/basket-notice';
import { lineContents } from '@/lib/cart/items/line-contents';
import { MessagesProvider } from '@/lib/i18n/messages-provider';
import { isAsked, isJudged } from '@/lib/pharmacy/guard/judged-basket';
import { BasketNotices } from './basket-notices';
import { useGuardLabels, useGuardSource } from './use-guard-source';

const loadAnswers = () => import('./questions/line-answers').then((code) => code.LineAnswers);

/** Judges a basket's medicines together; nothing until its rules have come, or failed to, so that others can wait. */
export function BasketGuard(props: BasketGuardProps) {
  const held = useMemo(
    () => props.lines.map(({ answer, ...line }) => ({ ...line, contents: lineContents(answer) })),
    [props.lines],
  );
  const isWanted = isJudged(held);
  const hasQuestions = isAsked(held);
  const source = useGuardSource(isWanted);
  const labels = useGuardLabels(source);
  const [unanswered, setUnanswered] = useState<string | null>(null);
  const Answers = useLoaded(loadAnswers, hasQuestions);
  const hasCome = !isWanted || (source !== null && !(hasQuestions && Answers === null));
  // What is put into the basket later hides nothing that is seen.
  const [isTold, setTold] = useState(hasCome);
  if (hasCome && !isTold) setTold(true);
  useEffect(() => {
    if (!isWanted) expectNotice(false);
  }, [isWanted]);
  if (!isTold) return null;
  return (
    <>
      <span hidden />
      {source && labels ? (
        <MessagesProvider locale={source.locale} messages={source.messages}>
          <BasketNotices labels={labels} held={held} unanswered={unanswered} {...props} />
          {Answers ? <Answers lines={props.lines} place={placeOf(props)} onVerdict={setUnanswered} /> : null}
        </MessagesProvider>
      ) : null}
    </>
  );
}

function placeOf({ onKeep, onLeave }: BasketGuardProps) {
  return onKeep ? (onLeave ? 'drawer' : 'page') : 'review';
}
