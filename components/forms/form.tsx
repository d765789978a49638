'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useId, useMemo, useState } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { AppError } from '@/lib/errors/app-error';
import { useErrorText } from '@/lib/magento/use-error-text';
import { FormContext } from './form-context';
import { FormErrors } from './form-errors';
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
  const { checked, loadSchema, ...hookForm } = form;
  const [attempt, setAttempt] = useState(0);
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
    if (form.formState.isSubmitting) return;
    const canCheck = await loadSchema().then(
      () => true,
      () => false,
    );
    if (canCheck) await form.handleSubmit(send)();
    else form.setError('root.unavailable', { message: t('unavailable') });
    setAttempt((count) => count + 1);
  }

  return (
    <FormProvider {...hookForm}>
      <FormContext value={scope}>
        <form
          noValidate
          aria-label={label}
          onSubmit={submit}
          onFocus={() => void loadSchema().catch(() => undefined)}
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
