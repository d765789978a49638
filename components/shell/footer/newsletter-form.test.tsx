// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import labels from '@/messages/en-GB.json';
import { NewsletterForm } from './newsletter-form';

const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetch);
  Object.assign(document.documentElement.dataset, { store: 'mmstr_th', currency: 'THB' });
  render(<NewsletterForm labels={labels.newsletter} />);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetch.mockReset();
});

function answer(body: unknown): Response {
  return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });
}

async function send(email: string) {
  await userEvent.type(screen.getByLabelText(/Email address/), email);
  await userEvent.click(screen.getByRole('button'));
}

describe('[SHELL-4] [FORM-4] newsletter form', () => {
  it('the newsletter form posts the address with the store view’s headers and says that it is subscribed', async () => {
    fetch.mockResolvedValue(
      answer({
        data: { subscribeEmailToNewsletter: { __typename: 'SubscribeEmailToNewsletterOutput', status: 'SUBSCRIBED' } },
      }),
    );
    await send('  ann@example.com ');
    expect(await screen.findByText('The email address is subscribed.')).toBe(screen.getByRole('status'));
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
    const refusal = (message: string) => ({ message, extensions: { category: 'graphql-input' } });
    fetch.mockResolvedValue(answer({ errors: [refusal('Enter a valid email address.'), refusal('Twice.')] }));
    await send('ann');
    await screen.findByText('Enter a valid email address., Twice.');
    expect(screen.getByLabelText<HTMLInputElement>(/Email address/).value).toBe('ann');
  });

  it('the newsletter form says what to do when nothing answers', async () => {
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    await send('ann@example.com');
    await screen.findByText('We could not reach the shop. Please try again.');
  });

  it('[FORM-1] [FORM-3] the newsletter form asks for an address, and sends nothing without', async () => {
    await send('   ');
    const field = screen.getByLabelText(/Email address/);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const description = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Is required.');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('the newsletter form takes its message away after 5 seconds', async () => {
    fetch.mockResolvedValue(
      answer({
        data: { subscribeEmailToNewsletter: { __typename: 'SubscribeEmailToNewsletterOutput', status: 'SUBSCRIBED' } },
      }),
    );
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.type(screen.getByLabelText(/Email address/), 'ann@example.com');
    await user.click(screen.getByRole('button'));
    await screen.findByText('The email address is subscribed.');
    act(() => vi.advanceTimersByTime(4000));
    expect(screen.getByRole('status').textContent).not.toBe('');
    act(() => vi.advanceTimersByTime(1500));
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
