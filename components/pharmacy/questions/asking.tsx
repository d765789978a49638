'use client';

import type { ReactNode } from 'react';
import { parseName } from '@/lib/catalog/options/control-names';
import { loadQuestions } from '@/lib/pharmacy/suitability/ask-server';
import type { SuitabilitySource } from '@/lib/pharmacy/suitability/suitability-source';
import { QuestionsDialog } from './questions';

export interface AskingProps {
  sku: string;
  variant?: string | undefined;
  name: string;
  /** Name of the form's field that takes the sealed answers. */
  field: string;
  /** The list that it stands in. */
  others: string | null;
  source: SuitabilitySource;
  onDone: () => void;
}

/** Asks about the product of a form, once the questions are there. Throws AppError. */
export async function askAbout(props: Omit<AskingProps, 'source'>): Promise<ReactNode> {
  const { sku, variant } = props;
  return <Asking {...props} source={await loadQuestions({ sku, variant })} />;
}

/** Answers that are suitable press the form's own button, which adds its product. */
function Asking({ sku, variant, name, field, others, source, onDone }: AskingProps) {
  function add(text: string) {
    onDone();
    const [input] = document.getElementsByName(field);
    if (!(input instanceof HTMLInputElement)) return;
    const button = input.form?.querySelector<HTMLButtonElement>('button[data-add]');
    if (!input.form || !button) return;
    input.value = text;
    discardOnceUsed(input, input.form, button);
    input.form.requestSubmit(button);
  }

  return <QuestionsDialog {...{ asked: { sku, variant }, name, others, source }} onAnswered={add} onClose={onDone} />;
}

/** Answers are for once, and of what is chosen now; until then another press adds by them. */
function discardOnceUsed(input: HTMLInputElement, form: HTMLFormElement, button: HTMLButtonElement): void {
  const discard = () => {
    input.removeAttribute('value');
    added.disconnect();
    form.removeEventListener('input', change);
  };
  const added = new MutationObserver(() => button.dataset.cart === 'added' && discard());
  const change = ({ target }: Event) => {
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (parseName(name ?? '').kind === 'selected') discard();
  };
  added.observe(button, { attributeFilter: ['data-cart'] });
  form.addEventListener('input', change);
}
