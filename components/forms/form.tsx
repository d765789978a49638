'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { type FieldErrors, type FieldValues, FormProvider, useFormState } from 'react-hook-form';
import { type Reason, useErrorText } from '@/lib/magento/use-error-text';
import { FormContext, fieldId, useFormScope } from './field';
import { Errors, FormFrame, loadErrors, sendFailure } from './form-frame';
import type { FormState } from './use-form';

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

/** A form of react-hook-form's: checks once its rules have come, sends, and says on top what went wrong. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are the same as long as their list reads the same
  const scope = useMemo(() => ({ id, checked, labels: new Map<string, string>() }), [id, checked.join()]);

  /** Who goes on filling it in without a connection is still told what is wrong. */
  function prepare() {
    for (const load of [loadCheck, loadErrors]) load().catch(() => undefined);
  }

  async function send(values: Output) {
    try {
      await onSubmit(values);
    } catch (error) {
      const failure = await sendFailure(error);
      if (failure) form.setError('root.refused', { message: errorText(failure) });
    }
  }

  async function submit() {
    await loadCheck().then(
      () => form.handleSubmit(send)(),
      () => form.setError('root.unavailable', { message: t('unavailable') }),
    );
    setAttempt((count) => count + 1);
  }

  return (
    <FormProvider {...hookForm}>
      <FormContext value={scope}>
        <FormFrame send={submit} prepare={prepare} label={label} className={className}>
          <FormErrors attempt={attempt} />
          {children}
        </FormFrame>
      </FormContext>
    </FormProvider>
  );
}

/** What is wrong after a failed attempt of the form around. */
function FormErrors({ attempt }: { attempt: number }) {
  const { id, labels } = useFormScope();
  const { errors } = useFormState();
  const { root = {}, ...ofFields } = errors;
  const fields = flatten(ofFields).map(({ name, message }) => ({
    id: fieldId(id, name),
    label: labels.get(name) ?? name,
    message,
  }));
  const general = Object.values(root).filter(hasMessage);
  return <Errors attempt={attempt} fields={fields} general={general.map(({ message }) => message)} />;
}

interface Wrong {
  name: string;
  message: string;
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
