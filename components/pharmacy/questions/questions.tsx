'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/controls/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { MessagesProvider } from '@/lib/i18n/messages-provider';
import type { Answered } from '@/lib/pharmacy/suitability/answer-questions';
import { loadQuestions, sendAnswers } from '@/lib/pharmacy/suitability/ask-server';
import type { Asked } from '@/lib/pharmacy/suitability/get-asked-product';
import {
  type Answer,
  type Answers,
  askedBefore,
  isAnswer,
  judgeAnswers,
} from '@/lib/pharmacy/suitability/judge-answers';
import type { SuitabilitySource } from '@/lib/pharmacy/suitability/suitability-source';
import { AnswerField } from './answer-field';
import { Ending } from './ending';

/** About which product is asked, and what becomes of the answers. */
export interface QuestionsProps {
  asked: Asked;
  name: string;
  source: SuitabilitySource;
  /** Where there is something else; null where the shopper is not among products. */
  others: string | null;
  /** What was answered before, to begin with. */
  given?: Answers;
  /** Told of answers that are not suitable, or to be talked about. */
  onEnd?: (kind: 'stop' | 'talk') => void;
  /** Gets the sealed text of answers that are suitable. */
  onAnswered: (text: string) => void;
  onClose: () => void;
}

type End = Exclude<Answered, { kind: 'suitable' | 'outdated' }>;

/** The questions about a product in the page's language, one a screen: a sheet on phones, else a dialog. */
export function QuestionsDialog(props: QuestionsProps) {
  const { locale, messages } = props.source;
  // Apart from the product's form: a form in a form would submit that one.
  return createPortal(
    <MessagesProvider locale={locale} messages={messages}>
      <Questions {...props} />
    </MessagesProvider>,
    document.body,
  );
}

/** Asks one question after the other until the answers come to an end, which the server judges once more. */
function Questions({ asked, name, source, others, given: earlier = [], onEnd, onAnswered, onClose }: QuestionsProps) {
  const t = useTranslations('pharmacy.suitability');
  const [{ form, pharmacist }, setSource] = useState(source);
  const [answers, setAnswers] = useState<readonly (Answer | null)[]>(earlier);
  const [place, setPlace] = useState(0);
  const [attempts, setAttempts] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [end, setEnd] = useState<End | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = useRef(true);
  const question = form.questions[place];
  const before = askedBefore(form, answers, place);

  // Another screen begins at its heading, for those who listen and for the keyboard.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of each screen
  useEffect(() => heading.current?.focus(), [place, end]);

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  function answer(value: Answer | null) {
    setAnswers((given) => form.questions.map((_, index) => (index === place ? value : (given[index] ?? null))));
    setAttempts(0);
    setProblem(null);
  }

  function back() {
    setAttempts(0);
    setProblem(null);
    if (end) setEnd(null);
    else setPlace(before.at(-1) ?? 0);
  }

  async function next(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !question) return;
    // What may be left empty is answered by going on.
    const given = form.questions.map(({ answering }, index) =>
      index === place && answering.kind === 'text' ? (answers[index] ?? '') : (answers[index] ?? null),
    );
    if (!isAnswer(question.answering, given[place] ?? null)) return setAttempts(attempts + 1);
    setAnswers(given);
    const following = form.questions.findIndex(
      (_, index) => index > place && askedBefore(form, given, index + 1).includes(index),
    );
    // What was answered before, behind this question, is asked again.
    const outcome = judgeAnswers(form, given.slice(0, place + 1));
    if (outcome.kind === 'stop') return finishAs(outcome);
    if (following > 0) return setPlace(following);
    if (outcome.kind === 'talk') return finishAs(outcome);
    await finish(given);
  }

  function finishAs(reached: End) {
    setEnd(reached);
    onEnd?.(reached.kind);
  }

  async function finish(given: readonly (Answer | null)[]) {
    setBusy(true);
    try {
      const answered = await sendAnswers(asked, form.version, given);
      // Whoever has closed the questions meanwhile wants nothing added.
      if (!isOpen.current) return;
      if (answered.kind === 'suitable') return onAnswered(answered.text);
      if (answered.kind !== 'outdated') return finishAs(answered);
      setSource(await loadQuestions(asked));
      setAnswers([]);
      setPlace(0);
      setProblem(t('outdated'));
    } catch {
      setProblem(t('unsent'));
    } finally {
      setBusy(false);
    }
  }

  const hasBack = end !== null || before.length > 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      name={t('title')}
      closeLabel={t('close')}
      title={end ? t(end.kind === 'stop' ? 'stopTitle' : 'talkTitle') : t('title')}
      headingRef={heading}
      back={hasBack ? { label: t('back'), onClick: back } : null}
      className="max-sm:h-dvh! max-sm:max-h-dvh! max-sm:rounded-none!"
    >
      {end ? (
        <Ending {...{ end, name, pharmacist, others }} emergency={form.emergency} onChange={back} />
      ) : question ? (
        <form noValidate onSubmit={next} className="flex flex-1 flex-col gap-5 p-4">
          <Progress step={before.length + 1} total={form.questions.length} />
          <AnswerField
            key={`${form.version}-${place}`}
            question={question}
            answer={answers[place] ?? null}
            attempts={attempts}
            onAnswer={answer}
          />
          {problem ? <Alert kind="error">{problem}</Alert> : null}
          <Button type="submit" aria-disabled={isBusy || undefined} className="w-full">
            {t('next')}
          </Button>
          {form.emergency ? (
            <Alert kind="warning" isLive={false} title={t('urgent')}>
              {form.emergency}
            </Alert>
          ) : null}
          <p className="mt-auto text-ink-soft text-sm">{t('promise')}</p>
        </form>
      ) : null}
    </Dialog>
  );
}

function Progress({ step, total }: { step: number; total: number }) {
  const t = useTranslations('pharmacy.suitability');
  return (
    <div>
      <p className="mb-1 text-ink-soft text-sm">{t('progress', { step, total })}</p>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunken">
        <div className="h-full rounded-full bg-evergreen" style={{ width: `${(100 * step) / total}%` }} />
      </div>
    </div>
  );
}
