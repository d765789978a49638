// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { WithMessages } from '@/lib/testing/with-messages';
import messages from '@/messages/en-GB.json';
import { ContactForm } from './contact-form';

const labels = messages.contact;

function open() {
  render(
    <WithMessages>
      <ContactForm />
    </WithMessages>,
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const send = () => screen.getByRole('button', { name: labels.submit });

async function fill() {
  await userEvent.type(field(labels.name), 'Ann');
  await userEvent.type(field(labels.email), 'ann@example.com');
  await userEvent.type(field(labels.comment), 'Where is my order?');
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('[ROUTE-11] a message to the shop', () => {
  it('[FORM-1, FORM-3] says at the field what is missing, and sends nothing', async () => {
    const { calls } = fakeCommerce({});
    open();
    await userEvent.type(field(labels.email), 'ann');
    await userEvent.click(send());
    await waitFor(() => expect(screen.getAllByText('Is required.')).toHaveLength(2));
    expect(field(labels.email).getAttribute('aria-invalid')).toBe('true');
    expect(field(labels.comment).getAttribute('aria-required')).toBe('true');
    expect(field(labels.telephone).getAttribute('aria-required')).toBeNull();
    expect(calls).toHaveLength(0);
  });

  it('is sent once, and says so where the form stood', async () => {
    const { calls } = fakeCommerce({ contactUs: { contactUs: { __typename: 'ContactUsOutput', status: true } } });
    open();
    await fill();
    await userEvent.dblClick(send());
    await screen.findByText(labels.sent);
    await waitFor(() => expect(document.activeElement?.textContent).toContain(labels.sent));
    expect(calls.map(({ variables }) => variables)).toEqual([
      { input: { name: 'Ann', email: 'ann@example.com', comment: 'Where is my order?' } },
    ]);
  });

  it('[SESS-3] stays for a page that is loaded anew, until it is sent', async () => {
    fakeCommerce({ contactUs: { contactUs: { __typename: 'ContactUsOutput', status: true } } });
    open();
    await fill();
    cleanup();
    open();
    expect(field(labels.comment).value).toBe('Where is my order?');
    await userEvent.click(send());
    await screen.findByText(labels.sent);
    cleanup();
    open();
    expect(field(labels.comment).value).toBe('');
  });

  it('[NET-8] says why it was not taken, and keeps what was written', async () => {
    const message = 'The contact form is unavailable.';
    fakeCommerce({
      contactUs: () => Response.json({ errors: [{ message, path: ['contactUs'] }], data: { contactUs: null } }),
    });
    open();
    await fill();
    await userEvent.click(send());
    await screen.findByText(message);
    expect(field(labels.comment).value).toBe('Where is my order?');
  });
});
