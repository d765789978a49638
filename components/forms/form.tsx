'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type FieldErrors, type FieldValues, FormProvider, useFormState } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { AppError } from '@/lib/errors/app-error';
import { useErrorText } from '@/lib/magento/use-error-text';
import { FormContext, fieldId, useFormScope } from './field';
import type { FormState } from './use-form';

interface FormProps<Input extends FieldValues, Output> {
  form: FormState<Input, Output>;
  /** An AppError that it throws shows on top, any other is unexpected. A field's: `form.setError(name, …)`. */
  onSubmit: (values: Output) => unknown;
  children: ReactNode;
  className?: string;
  /** The form's name for assistive technology, where no heading names it. */
  label?: string;
}

export function Form<Input extends FieldValues, Output>({
  form,
  onSubmit,
  children,
  className,
  label,
}: FormProps<Input, Output>) {
  const t = useTranslations('validation');
  const errorText = useErrorText();
  const id = useId();
  const { checked, loadCheck, ...hookForm } = form;
  const [attempt, setAttempt] = useState(0);
  const isSending = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are the same as long as their list reads the same
  const scope = useMemo(() => ({ id, checked, labels: new Map<string, string>() }), [id, checked.join()]);

  async function send(values: Output) {
    try {
      await onSubmit(values);
    } catch (error) {
      if (!(error instanceof AppError)) return report(error);
      form.setError('root.refused', { message: errorText(error) });
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A form inside another one's component must not send that one too.
    event.stopPropagation();
    // A second click may come before the check has loaded, and with it the form's own `isSubmitting`.
    if (isSending.current) return;
    isSending.current = true;
    try {
      const canCheck = await loadCheck().then(
        () => true,
        () => false,
      );
      if (canCheck) await form.handleSubmit(send)();
      else form.setError('root.unavailable', { message: t('unavailable') });
    } finally {
      isSending.current = false;
    }
    setAttempt((count) => count + 1);
  }

  return (
    <FormProvider {...hookForm}>
      <FormContext value={scope}>
        <form
          noValidate
          aria-label={label}
          onSubmit={submit}
          onFocus={() => void loadCheck().catch(() => undefined)}
          className={className}
        >
          <FormErrors attempt={attempt} />
          {children}
        </form>
      </FormContext>
    </FormProvider>
  );
}

/** Rarely needed, so not in the page from the start. */
async function report(error: unknown): Promise<void> {
  const { reportUnexpected } = await import('@/lib/shell/report-unexpected');
  reportUnexpected(error);
}

interface Wrong {
  name: string;
  message: string;
}

/** Takes the focus after each failed attempt; its links lead to the fields. */
function FormErrors({ attempt }: { attempt: number }) {
  const t = useTranslations('validation');
  const { id, labels } = useFormScope();
  const { errors } = useFormState();
  const { root = {}, ...ofFields } = errors;
  const wrong = attempt > 0 ? inPageOrder(id, flatten(ofFields)) : [];
  const general = attempt > 0 ? Object.values(root).filter(hasMessage) : [];
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
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
          <p key={message}>{message}</p>
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
                  {labels.get(name) ?? name}: {message}
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
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
}

function inPageOrder(formId: string, wrong: Wrong[]): Wrong[] {
  if (typeof document === 'undefined') return wrong;
  return wrong
    .map((entry) => ({ entry, element: document.getElementById(fieldId(formId, entry.name)) }))
    .sort((a, b) => (a.element && b.element && follows(a.element, b.element) ? -1 : 1))
    .map(({ entry }) => entry);
}

function follows(first: Element, second: Element): boolean {
  return Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);
}
