'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/controls/button';
import { boxClass, Field, FieldError, fieldTies, TextField } from '@/components/ui/controls/field';
import { Icon } from '@/components/ui/image/icon';
import { Said } from '@/components/ui/said';
import { signInPath } from '@/lib/auth/sign-in-path';
import { readDraft, removeDraft, writeDraft } from '@/lib/browser/session/session-storage';
import { loadRatings, type Rating } from '@/lib/catalog/reviews/load-reviews';
import { writeReview } from '@/lib/catalog/reviews/write-review';
import { readToken } from '@/lib/magento/call-headers';
import { errorText } from '@/lib/magento/error-text';

export type ReviewFormLabels = Record<
  | 'write'
  | 'moderated'
  | 'nickname'
  | 'summary'
  | 'text'
  | 'stars'
  | 'submit'
  | 'busy'
  | 'done'
  | 'guest'
  | 'signIn'
  | 'required'
  | 'tryAgain'
  | 'offline'
  | 'unexpected',
  string
>;

interface ReviewFormProps {
  sku: string;
  isForGuests: boolean;
  labels: ReviewFormLabels;
}

/** A new review of a product; guests may write one where the shop is configured so [CAT-5]. */
export function ReviewForm({ sku, isForGuests, labels }: ReviewFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isDone, setDone] = useState(false);
  // Also after it is sent: the focus was in the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown changes with it
  useEffect(() => place.current?.focus(), [isDone]);
  return (
    <div ref={place} tabIndex={-1} className="rounded-card border border-line bg-surface p-5">
      {isDone ? <Alert kind="success">{labels.done}</Alert> : null}
      {!isDone && !isForGuests && readToken() === null ? (
        <p>
          {labels.guest}{' '}
          <a href={signInPath()} className="text-evergreen underline underline-offset-4">
            {labels.signIn}
          </a>
        </p>
      ) : null}
      {!isDone && (isForGuests || readToken() !== null) ? (
        <Entries sku={sku} labels={labels} onDone={() => setDone(true)} />
      ) : null}
    </div>
  );
}

const TEXTS = ['nickname', 'summary', 'text'] as const;

const DRAFT = 'draft_review';

/** What was entered about the product in this tab and not sent, by the names of the fields. */
function readEntries(sku: string): Record<string, unknown> {
  const draft: { sku?: unknown } = Object(readDraft(DRAFT));
  return draft.sku === sku ? { ...draft } : {};
}

interface EntriesProps {
  sku: string;
  labels: ReviewFormLabels;
  onDone: () => void;
}

function Entries({ sku, labels, onDone }: EntriesProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft] = useState(() => readEntries(sku));
  const [ratings, setRatings] = useState<Rating[] | null>(null);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const say = (error: unknown) => setProblem(errorText(error, labels));

  function askForRatings() {
    setProblem(null);
    loadRatings().then(setRatings, say);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(askForRatings, []);
  // The first of them, once it says what is wrong.
  useEffect(() => {
    if (wrong.length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid], fieldset[data-wrong] input')?.focus();
  }, [wrong]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy || !ratings) return;
    const entries = new FormData(event.currentTarget);
    const textOf = (name: string) => String(entries.get(name) ?? '').trim();
    const missing = [...ratings.map((rating) => rating.id), ...TEXTS].filter((name) => textOf(name) === '');
    setWrong(missing);
    setProblem(null);
    if (missing.length > 0) return;
    setBusy(true);
    try {
      const [nickname = '', summary = '', text = ''] = TEXTS.map(textOf);
      const stars = ratings.map((rating) => ({ id: rating.id, value_id: textOf(rating.id) }));
      await writeReview({ sku, nickname, summary, text, ratings: stars });
      removeDraft(DRAFT);
      onDone();
    } catch (error) {
      say(error);
      setBusy(false);
    }
  }

  function keep({ currentTarget }: FormEvent<HTMLFormElement>) {
    writeDraft(DRAFT, { ...Object.fromEntries(new FormData(currentTarget)), sku });
  }

  const field = (name: string) => ({ name, marked: true, error: wrong.includes(name) ? labels.required : null });
  const entered = (name: string) => (typeof draft[name] === 'string' ? draft[name] : '');
  const textId = `${id}-text`;
  return (
    <form ref={form} noValidate onInput={keep} onSubmit={send} aria-label={labels.write} className="grid gap-4">
      <h3 className="text-lg">{labels.write}</h3>
      <p className="text-ink-soft text-sm">{labels.moderated}</p>
      {(ratings ?? []).map((rating) => (
        <Stars key={rating.id} rating={rating} label={labels.stars} start={entered(rating.id)} {...field(rating.id)} />
      ))}
      <TextField
        label={labels.nickname}
        autoComplete="nickname"
        maxLength={128}
        defaultValue={entered('nickname')}
        {...field('nickname')}
      />
      <TextField label={labels.summary} maxLength={255} defaultValue={entered('summary')} {...field('summary')} />
      <div>
        <Field id={textId} label={labels.text} {...field('text')}>
          <textarea
            {...fieldTies(textId, field('text'))}
            name="text"
            defaultValue={entered('text')}
            rows={5}
            className={boxClass()}
          />
        </Field>
      </div>
      {problem ? (
        <p role="alert" className="text-brick">
          <Said>{problem}</Said>
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {problem && !ratings ? (
          <Button look="secondary" onClick={askForRatings}>
            {labels.tryAgain}
          </Button>
        ) : (
          <Button type="submit" aria-disabled={isBusy || !ratings}>
            {isBusy ? labels.busy : labels.submit}
          </Button>
        )}
      </div>
    </form>
  );
}

interface StarsProps {
  rating: Rating;
  label: string;
  name: string;
  /** The id of the stars that were chosen before. */
  start: string;
  error: string | null;
}

/** One to five stars as radio buttons; those up to the chosen one are filled. */
function Stars({ rating, label, name, start, error }: StarsProps) {
  const id = useId();
  const [chosen, choose] = useState(() => rating.values.find((value) => value.id === start)?.stars ?? 0);
  return (
    <fieldset data-wrong={error ? '' : undefined} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 font-medium text-sm">
        {rating.name}
        <span aria-hidden="true"> *</span>
      </legend>
      <div className="flex">
        {rating.values.map(({ id: value, stars }) => (
          <label
            key={value}
            className="flex size-11 cursor-pointer items-center justify-center rounded-full text-apricot has-focus-visible:outline-2 has-focus-visible:outline-evergreen"
          >
            <input
              type="radio"
              name={name}
              value={value}
              required
              checked={chosen === stars}
              onChange={() => choose(stars)}
              className="sr-only"
            />
            <Icon name="star" className={`size-6 ${stars <= chosen ? 'fill-current' : ''}`} />
            <span className="sr-only">{label.replace('{stars}', String(stars))}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
