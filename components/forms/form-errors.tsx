'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { type FieldErrors, useFormState } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Said } from '@/components/ui/said';
import { fieldId, useFormScope } from './field';

interface Wrong {
  name: string;
  message: string;
}

/** What is wrong after a failed attempt, with links to the fields: it takes the focus, or the only wrong field does. */
export function FormErrors({ attempt }: { attempt: number }) {
  const t = useTranslations('validation');
  const { id, labels } = useFormScope();
  const { errors } = useFormState();
  const { root = {}, ...ofFields } = errors;
  const wrong = inPageOrder(id, flatten(ofFields));
  const general = Object.values(root).filter(hasMessage);
  const summary = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks for it
  useEffect(() => {
    const [first, second] = wrong;
    const only = first && !second && general.length === 0 ? controlOf(id, first.name) : null;
    (only ?? summary.current)?.focus();
  }, [attempt]);

  if (wrong.length + general.length === 0) return null;
  return (
    <div ref={summary} tabIndex={-1} className="mb-6 rounded-card">
      <Alert
        kind="error"
        isLive={false}
        title={wrong.length > 0 ? t('summary', { count: wrong.length }) : t('refused')}
      >
        {general.map(({ message }) => (
          <p key={message}>
            <Said>{message}</Said>
          </p>
        ))}
        {wrong.length > 0 ? (
          <ul className="mt-1 grid gap-1">
            {wrong.map(({ name, message }) => (
              <li key={name}>
                <a
                  href={`#${fieldId(id, name)}`}
                  className="underline underline-offset-4"
                  onClick={(event) => {
                    const field = controlOf(id, name);
                    if (!field) return;
                    event.preventDefault();
                    field.focus();
                  }}
                >
                  {labels.get(name) ?? name}: <Said>{message}</Said>
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </Alert>
    </div>
  );
}

/** The control of a field; of a choice the chosen tile, else the first. */
function controlOf(formId: string, name: string): HTMLElement | null {
  const control = document.getElementById(fieldId(formId, name));
  if (control?.getAttribute('role') !== 'radiogroup') return control;
  return control.querySelector<HTMLElement>('input:checked') ?? control.querySelector<HTMLElement>('input:enabled');
}

function flatten(errors: FieldErrors, prefix = ''): Wrong[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (typeof error !== 'object' || error === null) return [];
    const name = prefix + key;
    if (hasMessage(error)) return [{ name, message: error.message }];
    return flatten(error as FieldErrors, `${name}.`);
  });
}

function hasMessage(error: unknown): error is { message: string } {
  return typeof (error as { message?: unknown } | null | undefined)?.message === 'string';
}

function inPageOrder(formId: string, wrong: Wrong[]): Wrong[] {
  return wrong
    .map((entry) => ({ entry, element: document.getElementById(fieldId(formId, entry.name)) }))
    .sort((a, b) => (a.element && b.element && follows(a.element, b.element) ? -1 : 1))
    .map(({ entry }) => entry);
}

function follows(first: Element, second: Element): boolean {
  return Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);
}
