'use client';

import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { nextOffered, type OfferedDays, offeredRange } from '@/lib/catalog/options/offered-days';
import type { PanelText } from '@/lib/catalog/options/panel-text';
import { useSelectedImage } from '@/lib/catalog/product/selected-image';
import { dayText } from '@/lib/format/day-text';
import { BuyBar } from './buy-bar';
import { type FormFacts, followForm } from './follow-form';
import type { Control, ProblemLabels } from './form-problems';
import { PricePanel } from './price-panel';

interface LivePanelProps {
  form: RefObject<HTMLFormElement | null>;
  facts: FormFacts;
  labels: { tax: string; total: string } & ProblemLabels;
  panel: ReactNode;
}

/** The price panel as it follows the form; those who listen hear what their selection comes to. */
export function LivePanel({ form, facts, labels, panel }: LivePanelProps) {
  const [text, setText] = useState<PanelText | null>(null);
  const [choice, setChoice] = useState('');
  const [news, setNews] = useState('');
  const choosePicture = useSelectedImage((state) => state.selectImage);

  useEffect(() => {
    if (!form.current) return;
    const stop = followForm(form.current, facts, ({ text, choice, image, isNews }) => {
      setText(text);
      setChoice(choice);
      choosePicture(image);
      const total = text.total && `${labels.total} ${text.total}`;
      if (isNews) setNews([text.spoken, text.stock.text, total].filter(Boolean).join('. '));
    });
    return () => {
      stop();
      choosePicture(null);
    };
  }, [form, facts, labels.total, choosePicture]);

  useEffect(() => {
    if (form.current) showNextDays(form.current, facts.context.locale);
  }, [form, facts.context.locale]);

  useEffect(() => {
    if (form.current) return watchProblems(form.current, labels);
  }, [form, labels]);

  return (
    <>
      {text ? <PricePanel text={text} tax={labels.tax} /> : panel}
      <p role="status" className="sr-only">
        {news}
      </p>
      <BuyBar form={form} text={text} choice={choice} />
    </>
  );
}

/** What is wrong is said by code that comes with the first of it; where that does not come, by the browser. */
function watchProblems(form: HTMLFormElement, labels: ProblemLabels): () => void {
  const watch = new AbortController();
  const wrong: Control[] = [];
  function onInvalid(event: Event) {
    event.preventDefault();
    const control = event.target as Control;
    if (wrong.push(control) > 1) return;
    import('./form-problems').then(
      ({ sayProblems }) => sayProblems(wrong.splice(0), labels),
      () => {
        watch.abort();
        control.reportValidity();
      },
    );
  }
  // It does not bubble.
  form.addEventListener('invalid', onInvalid, { capture: true, signal: watch.signal });
  return () => watch.abort();
}

/** Has each field that takes certain days take them, and say which is the next: reckoned here, as the page may be old. */
export function showNextDays(form: HTMLFormElement, locale: string): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-next-day]')) {
    const input = place.parentElement?.querySelector('input');
    const { nextDay } = place.dataset;
    if (!input?.dataset.days || !nextDay) continue;
    const days: OfferedDays = JSON.parse(input.dataset.days);
    const now = new Date();
    Object.assign(input, offeredRange(days, now));
    const next = nextOffered(days, now);
    if (next) place.textContent = nextDay.replace('{day}', dayText(next, locale));
  }
}
