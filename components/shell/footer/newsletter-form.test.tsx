// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useToastStore } from '@/lib/shell/toast-store';
import labels from '@/messages/en-GB.json';
import { NewsletterForm } from './newsletter-form';

/** What the backend answers. */
const fetch = vi.fn<typeof globalThis.fetch>();
let textsAnswer: () => Promise<Response>;

beforeEach(() => {
  textsAnswer = async () => Response.json({ newsletterAnswers: labels.newsletterAnswers });
  useToastStore.setState({ toasts: [] });
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    url.startsWith('/api/texts/newsletter?store=mmstr_th') ? textsAnswer() : fetch(url, init),
  );
  Object.assign(document.documentElement.dataset, { store: 'mmstr_th', currency: 'THB' });
  render(<NewsletterForm labels={labels.newsletter} />);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  fetch.mockReset();
});

function answer(body: unknown): Response {
  return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });
}

const refusal = (message: string) => ({ message, extensions: { category: 'graphql-input' } });

/** Waits for the one toast, and gives it. */
async function toast() {
  await waitFor(() => expect(useToastStore.getState().toasts).toHaveLength(1));
  const [{ type, message, timeout } = {}] = useToastStore.getState().toasts;
  return { type, message, timeout };
}

async function send(email: string) {
  await userEvent.type(screen.getByLabelText(/Email address/), email);
  await userEvent.click(screen.getByRole('button'));
}

describe('[SHELL-4] [FORM-4] newsletter form', () => {
  // The first: texts that have come are kept.
  it('an address is not sent while what becomes of it cannot be said', async () => {
    textsAnswer = async () => Response.json({}, { status: 404 });
    await send('ann@example.com');
    expect(await toast()).toMatchObject({ type: 'error', message: labels.newsletter.failure });
    expect(fetch).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>(/Email address/).value).toBe('ann@example.com');
  });

  it('the newsletter form posts the address with the store view’s headers and says that it is subscribed', async () => {
    fetch.mockResolvedValue(
      answer({
        data: { subscribeEmailToNewsletter: { __typename: 'SubscribeEmailToNewsletterOutput', status: 'SUBSCRIBED' } },
      }),
    );
    await send('  ann@example.com ');
    expect(await toast()).toEqual({ type: 'info', message: 'The email address is subscribed.', timeout: 5000 });
    expect(screen.getByLabelText<HTMLInputElement>(/Email address/).value).toBe('');

    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/graphql');
    expect(init?.method).toBe('POST');
    expect(init?.credentials).toBe('include');
    expect(new Headers(init?.headers).get('store')).toBe('mmstr_th');
    expect(new Headers(init?.headers).get('content-currency')).toBe('THB');
    const body = JSON.parse(String(init?.body));
    expect(body.variables).toEqual({ email: 'ann@example.com' });
    expect(body.query).toContain('subscribeEmailToNewsletter');
  });

  it('[NET-8] an address that Magento has confirmed first is told so instead of being subscribed', async () => {
    const subscribeEmailToNewsletter = { __typename: 'SubscribeEmailToNewsletterOutput', status: 'NOT_ACTIVE' };
    fetch.mockResolvedValue(answer({ data: { subscribeEmailToNewsletter } }));
    await send('ann@example.com');
    expect(await toast()).toEqual({ type: 'info', message: labels.newsletterAnswers.confirm, timeout: 5000 });
    expect(screen.getByLabelText<HTMLInputElement>(/Email address/).value).toBe('');
  });

  it('the newsletter form says Subscribing while it waits, and sends once', async () => {
    let resolve = (_: Response) => {};
    fetch.mockReturnValue(new Promise((done) => (resolve = done)));
    await send('ann@example.com');
    const button = screen.getByRole('button', { name: 'Subscribing' });
    await userEvent.click(button);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    await act(async () =>
      resolve(
        answer({
          data: {
            subscribeEmailToNewsletter: { __typename: 'SubscribeEmailToNewsletterOutput', status: 'SUBSCRIBED' },
          },
        }),
      ),
    );
    await screen.findByRole('button', { name: 'Subscribe' });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('[NET-8] the newsletter form shows the backend’s own messages, joined by a comma', async () => {
    fetch.mockResolvedValue(answer({ errors: [refusal('Not today.'), refusal('Twice.')] }));
    await send('ann@example.com');
    const message = 'Not today., Twice.';
    expect(await toast()).toEqual({ type: 'error', message, timeout: 5000 });
    expect(screen.getByLabelText<HTMLInputElement>(/Email address/).value).toBe('ann@example.com');
  });

  it.each([
    ['This email address is already subscribed.', labels.newsletterAnswers.already],
    [
      'Guests can not subscribe to the newsletter. You must create an account to subscribe.',
      labels.newsletterAnswers.guests,
    ],
    ['Cannot create a newsletter subscription.', labels.newsletter.failure],
  ])('[NET-8] Magento’s “%s” is said in the shop’s own words', async (reason, message) => {
    fetch.mockResolvedValue(answer({ errors: [refusal(reason)] }));
    await send('ann@example.com');
    expect(await toast()).toEqual({ type: 'error', message, timeout: 5000 });
  });

  it('[NET-8] a customer is told that an address belongs to another account', async () => {
    window.localStorage.setItem('signin_token', JSON.stringify({ value: 'jwt', timeStored: Date.now(), ttl: 3600 }));
    fetch.mockResolvedValue(answer({ errors: [refusal('Cannot create a newsletter subscription.')] }));
    await send('ann@example.com');
    expect(await toast()).toMatchObject({ message: labels.newsletterAnswers.otherAccount });
  });

  it.each([
    ['that is none is not sent', 'ann', 0],
    ['that the backend takes for none is sent once', 'ann@example.invalid', 1],
  ])('[FORM-3] an address %s, and its field says so and has the focus', async (_, email, calls) => {
    fetch.mockResolvedValue(answer({ errors: [refusal('Enter a valid email address.')] }));
    await send(email);
    await screen.findByText(labels.newsletter.invalid);
    const field = screen.getByLabelText<HTMLInputElement>(/Email address/);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.value).toBe(email);
    expect(useToastStore.getState().toasts).toEqual([]);
    expect(fetch).toHaveBeenCalledTimes(calls);
  });

  it('the newsletter form says what to do when nothing answers', async () => {
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    await send('ann@example.com');
    expect(await toast()).toMatchObject({
      type: 'error',
      message: 'We could not reach the shop. Please try again.',
    });
  });

  it('[FORM-1] [FORM-3] the newsletter form asks for an address, and sends nothing without', async () => {
    await send('   ');
    const field = screen.getByLabelText(/Email address/);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const description = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Is required.');
    expect(document.activeElement).toBe(field);
    expect(fetch).not.toHaveBeenCalled();
  });
});
