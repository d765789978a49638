'use client';

import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { PanelText } from '@/lib/catalog/options/panel-text';
import { useChosenPicture } from '@/lib/catalog/product/chosen-picture';
import { type FormFacts, followChoice } from './follow-choice';
import { PricePanel } from './price-panel';

interface LivePanelProps {
  form: RefObject<HTMLFormElement | null>;
  facts: FormFacts;
  words: { tax: string; total: string };
  /** Shown until something else is chosen. */
  panel: ReactNode;
}

/** The price panel as it follows the form; those who listen hear what a choice of theirs comes to. */
export function LivePanel({ form, facts, words, panel }: LivePanelProps) {
  const [text, setText] = useState<PanelText | null>(null);
  const [news, setNews] = useState('');
  const choosePicture = useChosenPicture((state) => state.choosePicture);

  useEffect(() => {
    if (!form.current) return;
    const stop = followChoice(form.current, facts, ({ text, picture, isNews }) => {
      setText(text);
      choosePicture(picture);
      if (isNews) setNews(`${text.spoken}. ${text.stock.text}. ${words.total} ${text.total}`);
    });
    return () => {
      stop();
      choosePicture(null);
    };
  }, [form, facts, words.total, choosePicture]);

  return (
    <>
      {text ? <PricePanel text={text} tax={words.tax} /> : panel}
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  );
}
