// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { WithMessages } from '@/lib/testing/with-messages';
import { TextInput } from './field';
import { Form } from './form';
import { type FormState, useForm } from './use-form';

interface Values {
  email: string;
}

let form: FormState<Values, Values>;

function Page() {
  form = useForm<Values>({
    loadSchema: async () => z.object({ email: z.string() }),
    checked: ['email'],
    defaultValues: { email: '' },
  });
  return (
    <Form form={form} onSubmit={() => Promise.resolve()}>
      <TextInput<Values> name="email" label="Email address" />
    </Form>
  );
}

afterEach(() => {
  cleanup();
  document.documentElement.lang = '';
});

test('[FORM-3] a sentence of the backend’s below a field of a Thai page is marked as English', () => {
  document.documentElement.lang = 'th-TH';
  render(<Page />, { wrapper: WithMessages });
  act(() => form.setError('email', { type: 'server', message: 'This email is blocked.' }));
  expect(screen.getByText('This email is blocked.').lang).toBe('en');
  expect(screen.getByRole('textbox').getAttribute('aria-describedby')).toContain(
    screen.getByText('This email is blocked.').closest('p')?.id,
  );
});
