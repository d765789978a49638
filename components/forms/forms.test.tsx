// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { AppError } from '@/lib/errors/app-error';
import { check, email, minLength, required } from '@/lib/forms/rules';
import { useToastStore } from '@/lib/shell/toast-store';
import { WithMessages } from '@/lib/testing/with-messages';
import messages from '@/messages/en-GB.json';
import { Checkbox } from './checkbox';
import { TextInput } from './field';
import { Form } from './form';
import { RadioTiles } from './radio-tiles';
import { SelectInput } from './select-input';
import { type FormState, useForm } from './use-form';

interface Values {
  email: string;
  street: string[];
  company: string;
  country: string;
  method: string | null;
  terms: boolean;
}

const schema = z.object({
  email: z.string().trim().superRefine(check(required, email)),
  street: z.array(z.string().superRefine(check(required, minLength(3)))),
  company: z.string(),
  country: z.string().superRefine(check(required)),
  method: z
    .string()
    .nullable()
    .superRefine((value, context) => check(required)(value ?? '', context)),
  terms: z.literal(true),
});

const loadSchema = vi.fn(async () => schema);
const onSubmit = vi.fn();
let form: FormState<Values, z.output<typeof schema>>;

function Page({ checked, hasStreet = true }: { checked?: readonly 'email'[]; hasStreet?: boolean }) {
  form = useForm<Values, z.output<typeof schema>>({
    loadSchema,
    checked: checked ?? ['email', 'street.0', 'country', 'method', 'terms'],
    defaultValues: { email: '', street: [''], company: '', country: '', method: '', terms: false },
  });
  return (
    <Form form={form} onSubmit={onSubmit} label="Delivery">
      <TextInput<Values>
        name="email"
        label="Email address"
        type="email"
        autoComplete="email"
        inputMode="email"
        hint="For your receipt"
      />
      {hasStreet ? <TextInput<Values> name="street.0" label="Address" optional /> : null}
      <TextInput<Values> name="company" label="Company" optional />
      <SelectInput<Values>
        name="country"
        label="Country"
        placeholder="Choose"
        options={[{ value: 'GB', label: 'Great Britain' }]}
      />
      <RadioTiles<Values>
        name="method"
        legend="Delivery method"
        tiles={[
          { value: 'pickup', label: 'Collect', isDisabled: true, hint: 'Closed today' },
          { value: 'post', label: 'Post', hint: '2 to 3 days', price: '£3.95', details: <p>Signed for</p> },
        ]}
      />
      <Checkbox<Values>
        name="terms"
        label={
          <>
            I accept the <a href="/terms">terms</a>
          </>
        }
        shortLabel="Terms"
      />
      <button type="submit">Send</button>
    </Form>
  );
}

const page = (props: ComponentProps<typeof Page> = {}) => (
  <WithMessages messages={{ validation: messages.validation, errors: messages.errors }}>
    <Page {...props} />
  </WithMessages>
);
const show = (props?: ComponentProps<typeof Page>) => render(page(props));

beforeEach(() => {
  loadSchema.mockClear().mockImplementation(async () => schema);
  onSubmit.mockReset();
  useToastStore.setState({ toasts: [] });
});

afterEach(cleanup);

const user = userEvent.setup();
const WRONG = /^Please check/;
const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
const summary = () => screen.getByText(WRONG).closest<HTMLElement>('[tabindex="-1"]') as HTMLElement;

async function fillIn() {
  await user.type(field(/Email/), ' ann@example.com ');
  await user.type(field(/Address/), '1 High Street');
  await user.selectOptions(screen.getByRole('combobox'), 'GB');
  await user.click(screen.getByRole('radio', { name: /Post/ }));
  await user.click(screen.getByRole('checkbox'));
}

describe('[FORM-3] fields', () => {
  it('fields of a form have an asterisk exactly where they are checked, else say Optional where flagged', () => {
    show();
    const labels = [...document.querySelectorAll('label[for], [id$="-legend"]')].map((label) => label.textContent);
    expect(labels).toEqual([
      'Email address *',
      'Address *',
      'Company Optional',
      'Country *',
      'Delivery method *',
      'I accept the terms *',
    ]);
    const needed = [...document.querySelectorAll('[aria-required="true"]')].map((element) =>
      element.id.split('-').at(-1),
    );
    expect(needed).toEqual(['email', 'street.0', 'country', 'method', 'terms']);
  });

  it('fields of a form pass on what browsers fill in and keyboards show', () => {
    show();
    expect(field(/Email/)).toMatchObject({ type: 'email', autocomplete: 'email', inputMode: 'email', name: 'email' });
    expect(described(field(/Email/))).toEqual(['For your receipt']);
  });

  it('fields of a form complain once they are left, below, tied for assistive technology', async () => {
    show();
    await user.click(field(/Email/));
    await user.tab();
    await screen.findByText('Is required.');
    expect(field(/Email/).getAttribute('aria-invalid')).toBe('true');
    expect(described(field(/Email/))).toEqual(['For your receipt', 'Is required.']);
    expect(field(/Company/).getAttribute('aria-invalid')).toBeNull();
    await user.type(field(/Email/), 'ann@example.com');
    await waitFor(() => expect(described(field(/Email/))).toEqual(['For your receipt']));
  });

  it('fields of a form count whitespace as empty', async () => {
    show();
    await user.type(field(/Address/), '    ');
    await user.tab();
    await waitFor(() => expect(described(field(/Address/))).toEqual(['Is required.']));
  });

  it('fields of a form must not be checked without an asterisk', async () => {
    show({ checked: ['email'] });
    await expect(form.trigger('country')).rejects.toThrow('Checked, but not among');
  });
});

describe('[FORM-3] the summary', () => {
  it('the summary of a form’s errors takes the focus after an attempt that failed, and leads to the fields in their order', async () => {
    show();
    expect(screen.queryByText(WRONG)).toBeNull();
    await send();
    await screen.findByText('Please check 5 fields');
    await waitFor(() => expect(document.activeElement).toBe(summary()));
    const links = within(summary()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Email address',
      'Address',
      'Country',
      'Delivery method',
      'Terms',
    ]);
    expect(onSubmit).not.toHaveBeenCalled();
    const [first, , , method] = links as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
    await user.click(first);
    expect(document.activeElement).toBe(field(/Email/));
    await user.click(method);
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Post/ }));
  });

  it('the summary of a form’s errors takes the focus again at the next attempt, and goes with the last complaint', async () => {
    show();
    await send();
    await screen.findByText('Please check 5 fields');
    await fillIn();
    await waitFor(() => expect(screen.queryByText(WRONG)).toBeNull());
    await user.clear(field(/Email/));
    await send();
    await waitFor(() => expect(document.activeElement, 'one field alone has it at once').toBe(field(/Email/)));
    expect([described(field(/Email/)).at(-1), screen.queryByText(WRONG)], 'alone').toEqual(['Is required.', null]);
    await user.clear(field(/Address/));
    await send();
    await screen.findByText('Please check 2 fields');
    await waitFor(() => expect(document.activeElement).toBe(summary()));
  });

  it('the summary of a form’s errors shows what the server has against a field', async () => {
    onSubmit.mockImplementation(() => form.setError('street.0', { type: 'server', message: 'No such street.' }));
    show();
    await fillIn();
    await send();
    await waitFor(() => expect(described(document.activeElement as HTMLElement)).toEqual(['No such street.']));
  });
});

describe('a form', () => {
  it('a form sends what the schema made of the entries, once at a time', async () => {
    let done = () => {};
    onSubmit.mockReturnValue(new Promise<void>((resolve) => (done = resolve)));
    show();
    await fillIn();
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    fireEvent.submit(screen.getByRole('form', { name: 'Delivery' }));
    done();
    await waitFor(() => expect(form.formState.isSubmitSuccessful).toBe(true));
    const entries = { street: ['1 High Street'], company: '', country: 'GB', method: 'post', terms: true };
    expect(onSubmit.mock.calls).toEqual([[{ email: 'ann@example.com', ...entries }]]);
  });

  it('a form loads its schema when it is first touched, not before', async () => {
    show();
    expect(loadSchema).not.toHaveBeenCalled();
    await user.click(field(/Email/));
    expect(loadSchema).toHaveBeenCalled();
  });

  it('a form sends nothing while it cannot be checked, and says so', async () => {
    loadSchema.mockRejectedValue(new Error('Loading chunk failed'));
    show();
    await fillIn();
    await send();
    await screen.findByText(messages.validation.unavailable);
    expect(onSubmit).not.toHaveBeenCalled();
    loadSchema.mockResolvedValue(schema);
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(screen.queryByText(messages.validation.unavailable)).toBeNull();
  });

  it.each([
    ['what Magento said', new AppError('refused', 'The coupon is used.'), 'The coupon is used.'],
    ['what the payment form misses', new AppError('input', 'Enter a card number.'), 'Enter a card number.'],
    ['no sentence for developers', new AppError('input', 'Missing required: x'), messages.errors.unexpected],
    ['no sentence of a broken backend', new AppError('graphql', 'Internal server error'), messages.errors.unexpected],
    ['that nothing was reached', new AppError('network', 'Failed to fetch'), messages.errors.offline],
  ])('a form says on top %s', async (_what, error, text) => {
    onSubmit.mockRejectedValue(error);
    show();
    await fillIn();
    await send();
    await screen.findByText(text);
    await waitFor(() => expect(document.activeElement?.textContent).toContain(text));
    expect(useToastStore.getState().toasts).toEqual([]);
  });

  it('[TOAST-3] a form reports an error that nobody expected', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onSubmit.mockRejectedValue(new TypeError('x is undefined'));
    show();
    await fillIn();
    await send();
    await waitFor(() => expect(useToastStore.getState().toasts).toMatchObject([{ type: 'error' }]));
    vi.restoreAllMocks();
  });
});

describe('tiles', () => {
  it('tiles of a form show the details of the chosen one only, and say why one cannot be chosen', async () => {
    show();
    const closed = screen.getByRole<HTMLInputElement>('radio', { name: /Collect/ });
    expect(closed.disabled).toBe(true);
    expect(described(closed)).toEqual(['Closed today']);
    expect(screen.queryByText('Signed for')).toBeNull();
    await user.click(screen.getByRole('radio', { name: /Post/ }));
    await screen.findByText('Signed for');
  });
});

it('[FORM-3] What is wrong in a field vanishes with the field', async () => {
  const { rerender } = show();
  await send();
  await waitFor(() => expect(within(summary()).getByRole('link', { name: /^Address/ })).toBeTruthy());
  rerender(page({ hasStreet: false }));
  await waitFor(() => expect(within(summary()).queryByRole('link', { name: /^Address/ })).toBeNull());
  expect(within(summary()).getByRole('link', { name: /^Email/ })).toBeTruthy();
  expect(form.formState.errors.street).toBeUndefined();
});
