import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { boxClass, FieldError } from '@/components/ui/controls/field';
import { RowTile } from '@/components/ui/controls/tiles';
import { latinDigits } from '@/lib/format/latin-digits';
import type { Question } from '@/lib/pharmacy/suitability/form';
import { type Answer, MAX_LETTERS } from '@/lib/pharmacy/suitability/judge-answers';

interface AnswerFieldProps {
  question: Question;
  answer: Answer | null;
  /** How often the shopper has tried to go on without an answer. */
  attempts: number;
  onAnswer: (answer: Answer | null) => void;
}

/** A question with what answers it; one that is missing is said at it, and takes the focus. */
export function AnswerField({ question, answer, attempts, onAnswer }: AnswerFieldProps) {
  const t = useTranslations('pharmacy.suitability');
  const id = useId();
  const field = useRef<HTMLFieldSetElement>(null);
  const { text, hint, answering } = question;
  const isGroup = 'choices' in answering;
  const isMissing = attempts > 0;
  const error = isMissing ? missingText(question, t) : null;
  const several = answering.kind === 'several' ? t('several') : null;
  const help = [hint, several].filter(Boolean).join(' ');
  const described = [help && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const ties = { 'aria-describedby': described, 'aria-invalid': error ? true : undefined };

  useEffect(() => {
    if (attempts > 0) field.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [attempts]);

  return (
    <fieldset ref={field} {...(isGroup ? ties : {})} className="min-w-0">
      <legend className="mb-2 font-semibold text-lg">
        {isGroup ? text : <label htmlFor={id}>{text}</label>}
        {answering.kind === 'text' && !answering.isRequired ? (
          <span className="font-normal text-ink-soft text-sm"> {t('optional')}</span>
        ) : null}
      </legend>
      {help ? (
        <p id={`${id}-hint`} className="mb-3 text-ink-soft text-sm">
          {help}
        </p>
      ) : null}
      {isGroup ? (
        <Choices id={id} answering={answering} answer={answer} isMissing={isMissing} onAnswer={onAnswer} />
      ) : null}
      {answering.kind === 'number' ? (
        <div className="flex items-center gap-2">
          <input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            defaultValue={answer === null ? '' : String(answer)}
            onChange={({ target }) => onAnswer(wholeNumber(target.value))}
            {...ties}
            className={boxClass('max-w-28')}
          />
          {answering.unit}
        </div>
      ) : null}
      {answering.kind === 'text' ? (
        <textarea
          id={id}
          rows={4}
          autoComplete="off"
          maxLength={MAX_LETTERS}
          defaultValue={String(answer ?? '')}
          onChange={({ target }) => onAnswer(target.value)}
          {...ties}
          className={boxClass()}
        />
      ) : null}
      <div role="alert">
        <FieldError key={attempts} id={id} error={error} />
      </div>
    </fieldset>
  );
}

interface ChoicesProps {
  id: string;
  answering: Extract<Question['answering'], { choices: unknown }>;
  answer: Answer | null;
  isMissing: boolean;
  onAnswer: (answer: Answer | null) => void;
}

function Choices({ id, answering, answer, isMissing, onAnswer }: ChoicesProps) {
  const chosen = [answer ?? []].flat();
  const tick = (index: number, isTicked: boolean) => {
    const others = chosen.filter((one) => one !== index).map(Number);
    const ticked = isTicked ? [...others, index].sort((a, b) => a - b) : others;
    // No tick at all is no answer: that none applies is ticked, too.
    onAnswer(ticked.length > 0 ? ticked : null);
  };
  const type = answering.kind === 'one' ? 'radio' : 'checkbox';
  const tiles = answering.choices.map(({ text }, index) => ({
    text,
    isChosen: chosen.includes(index),
    choose: (isChosen: boolean) => (type === 'radio' ? onAnswer(index) : tick(index, isChosen)),
  }));
  if (answering.kind === 'several') {
    const isNone = Array.isArray(answer) && answer.length === 0;
    tiles.push({ text: answering.none, isChosen: isNone, choose: (isChosen) => onAnswer(isChosen ? [] : null) });
  }
  return (
    <div className="grid gap-2">
      {tiles.map(({ text, isChosen, choose }, index) => (
        <RowTile
          key={text}
          id={`${id}-${index}`}
          value={String(index)}
          label={text}
          isChosen={isChosen}
          hasError={isMissing}
          input={{ type, name: id, checked: isChosen, onChange: ({ target }) => choose(target.checked) }}
        />
      ))}
    </div>
  );
}

function wholeNumber(entered: string): number | null {
  const text = latinDigits(entered);
  return /^\s*\d+\s*$/.test(text) ? Number(text) : null;
}

function missingText({ answering }: Question, t: ReturnType<typeof useTranslations<'pharmacy.suitability'>>): string {
  switch (answering.kind) {
    case 'one':
      return t('chooseOne');
    case 'several':
      return t('chooseSome', { none: answering.none });
    case 'number':
      return t('needNumber');
    case 'text':
      return t('needText');
  }
}
