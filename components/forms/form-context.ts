'use client';

import { createContext, useContext } from 'react';

interface FormContextValue {
  /** Before the ids of the form's fields. */
  id: string;
  checked: readonly string[];
  /** What the fields are called, by their names, as they mount. */
  labels: Map<string, string>;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** What a field needs to know of its form. Throws outside of one. */
export function useFormScope(): FormContextValue {
  const scope = useContext(FormContext);
  if (!scope) throw new Error('A field stands outside of a Form');
  return scope;
}

/** The id of a field's control, to which the summary leads. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}
