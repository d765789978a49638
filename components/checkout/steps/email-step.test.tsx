// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { backend, refusal, setUpCheckout } from '@/lib/checkout/submit/submit.fixture';
import { WithMessages } from '@/lib/testing/with-messages';
import messages from '@/messages/en-GB.json';
import { EmailStep } from './email-step';

const { checkout, validation, errors } = messages;

setUpCheckout();

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const send = () => userEvent.click(screen.getByRole('button', { name: checkout.continue }));
const described = () =>
  (field().getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

function show() {
  return render(
    <WithMessages messages={{ checkout, validation, errors }}>
      <EmailStep />
    </WithMessages>,
  );
}

describe('the e-mail step', () => {
  let shop: ReturnType<typeof backend>;
  beforeEach(() => {
    window.sessionStorage.clear();
    shop = backend();
  });
  afterEach(cleanup);

  const complaints = () => screen.queryByRole('link', { name: new RegExp(`^${checkout.email.label}`) });

  it.each([
    ['nothing', ' ', validation.required],
    ['what is no address', 'ann', validation.email],
  ])('[FORM-3] sends not %s, says so below the field alone, and leads there', async (...given) => {
    const [, text, complaint] = given;
    show();
    expect(field().getAttribute('aria-required')).toBe('true');
    await userEvent.type(field(), text);
    await send();
    await waitFor(() => expect(described()).toEqual([checkout.email.hint, complaint]));
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(complaints(), 'the field alone says it').toBeNull();
    expect(shop.mutations()).toEqual([]);
    await userEvent.clear(field());
    await userEvent.type(field(), 'ann@example.com');
    expect(complaints()).toBeNull();
    expect(field().getAttribute('aria-invalid')).toBeNull();
  });

  it('[FORM-3] complains once the field is left, and not before', async () => {
    show();
    await userEvent.type(field(), 'ann');
    expect(field().getAttribute('aria-invalid')).toBeNull();
    await userEvent.tab();
    expect(described()).toContain(validation.email);
    expect(complaints()).toBeNull();
  });

  it('[FORM-3] complains by the click on its button, not by the press, which would move the button away', async () => {
    show();
    await userEvent.type(field(), 'ann');
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: checkout.continue }) });
    expect(described()).toEqual([checkout.email.hint]);
    await user.pointer('[/MouseLeft]');
    await waitFor(() => expect(described()).toEqual([checkout.email.hint, validation.email]));
  });

  it('[CHK-3] shows on top why the backend refuses it, until it is sent again', async () => {
    shop.answers.setGuestEmail = refusal('Invalid email format');
    show();
    await userEvent.type(field(), 'ann@example.com');
    await send();
    const refused = await screen.findByText('Invalid email format');
    const summary = refused.closest('[tabindex="-1"]');
    expect(document.activeElement).toBe(summary);
    within(summary as HTMLElement).getByText(validation.refused);
    shop.answers.setGuestEmail = { setGuestEmailOnCart: null };
    await send();
    await waitFor(() => expect(screen.queryByText('Invalid email format')).toBeNull());
  });

  it('is sent once, however often it is pressed, and forgets the draft then', async () => {
    show();
    await userEvent.type(field(), 'ann@example.com');
    expect(sessionStorage.getItem('draft_email')).toBe('"ann@example.com"');
    const button = screen.getByRole('button', { name: checkout.continue });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(useCheckoutStore.getState().email).toBe('ann@example.com'));
    expect(shop.mutations()).toHaveLength(1);
    await waitFor(() => expect(sessionStorage.getItem('draft_email')).toBeNull());
  });

  it('has after a reload what was entered, before what was sent', () => {
    useCheckoutStore.setState({ email: 'ann@example.com' });
    const { unmount } = show();
    expect(field().value).toBe('ann@example.com');
    unmount();
    sessionStorage.setItem('draft_email', '"eve@exam"');
    show();
    expect(field().value).toBe('eve@exam');
  });
});
