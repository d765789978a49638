'use client';

import { type FieldErrors, useFormState } from 'react-hook-form';
import { fieldId, useFormScope } from './field';
import { Errors } from './form-frame';

/** What is wrong after a failed attempt of the form around. */
export function FormErrors({ attempt }: { attempt: number }) {
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
