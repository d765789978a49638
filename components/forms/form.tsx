'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useLoaded } from '@/components/ui/use-loaded';
import { AppError } from '@/lib/errors/app-error';
import { type Reason, useErrorText } from '@/lib/magento/use-error-text';
import { SCRIPTED, sendAgain } from './early-submit';
import { FormContext } from './field';
import type { FormState } from './use-form';

/** Rarely needed, so not in the page from the start; fields say what is wrong without it. */
const loadErrors = () => import('./form-errors').then((code) => code.FormErrors);

interface FormProps<Input extends FieldValues, Output> {
  form: FormState<Input, Output>;
  /** An AppError that it throws shows on top, any other is unexpected. A field's: `form.setError(name, …)`. */
  onSubmit: (values: Output) => unknown;
  children: ReactNode;
  className?: string;
  /** What the backend may have against it that has words of the shop's own. */
  reasons?: readonly Reason[];
  /** The form's name for assistive technology, where no heading names it. */
  label?: string;
}

export function Form<Input extends FieldValues, Output>({
  form,
  onSubmit,
  reasons,
  children,
  className,
  label,
}: FormProps<Input, Output>) {
  const t = useTranslations('validation');
  const errorText = useErrorText(reasons);
  const id = useId();
  const { checked, loadCheck, ...hookForm } = form;
  const [attempt, setAttempt] = useState(0);
  const isSending = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are the same as long as their list reads the same
  const scope = useMemo(() => ({ id, checked, labels: new Map<string, string>() }), [id, checked.join()]);

  const FormErrors = useLoaded(loadErrors, attempt > 0);
  useEffect(() => sendAgain(element.current), []);

  /** Who goes on filling it in without a connection is still told what is wrong. */
  function prepare() {
    for (const load of [loadCheck, loadErrors]) load().catch(() => undefined);
  }

  async function send(values: Output) {
    try {
      await onSubmit(values);
    } catch (error) {
      const known = isUnloaded(error) ? new AppError('network', error.message) : error;
      if (!(known instanceof AppError)) return report(known);
      form.setError('root.refused', { message: errorText(known) });
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
      await loadCheck().then(
        () => form.handleSubmit(send)(),
        () => form.setError('root.unavailable', { message: t('unavailable') }),
      );
    } finally {
      isSending.current = false;
    }
    setAttempt((count) => count + 1);
  }

  return (
    <FormProvider {...hookForm}>
      <FormContext value={scope}>
        <form
          ref={element}
          noValidate
          method="post"
          {...{ [SCRIPTED]: '' }}
          aria-label={label}
          onSubmit={submit}
          onFocus={prepare}
          className={className}
        >
          {FormErrors && attempt > 0 ? <FormErrors attempt={attempt} /> : null}
          {children}
        </form>
      </FormContext>
    </FormProvider>
  );
}

/** Whether code that sends it did not come: the next attempt asks for it again, and sends all of it. */
function isUnloaded(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** Rarely needed, so not in the page from the start. */
async function report(error: unknown): Promise<void> {
  const { reportUnexpected } = await import('@/lib/shell/report-unexpected');
  reportUnexpected(error);
}
