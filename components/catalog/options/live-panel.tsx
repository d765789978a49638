'use client';

import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { PanelText } from '@/lib/catalog/options/panel-text';
import { useSelectedImage } from '@/lib/catalog/product/selected-image';
import { BuyBar } from './buy-bar';
import { type FormFacts, followForm } from './follow-form';
import { type ProblemLabels, sayProblems } from './form-problems';
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
  const [news, setNews] = useState('');
  const choosePicture = useSelectedImage((state) => state.selectImage);

  useEffect(() => {
    if (!form.current) return;
    const stop = followForm(form.current, facts, ({ text, image, isNews }) => {
      setText(text);
      choosePicture(image);
      if (isNews) setNews(`${text.spoken}. ${text.stock.text}. ${labels.total} ${text.total}`);
    });
    return () => {
      stop();
      choosePicture(null);
    };
  }, [form, facts, labels.total, choosePicture]);

  useEffect(() => {
    if (form.current) return sayProblems(form.current, labels);
  }, [form, labels]);

  return (
    <>
      {text ? <PricePanel text={text} tax={labels.tax} /> : panel}
      <p role="status" className="sr-only">
        {news}
      </p>
      <BuyBar form={form} text={text} />
    </>
  );
}
