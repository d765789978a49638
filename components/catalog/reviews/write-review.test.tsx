// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import messages from '@/messages/en-GB.json';
import { WriteReview } from './write-review';

const { review } = messages;
const labels = {
  ...review,
  required: messages.validation.required,
  offline: messages.errors.offline,
  unexpected: messages.errors.unexpected,
};
const user = userEvent.setup();

const values = ['1', '2', '3', '4', '5'].map((value) => ({ value, value_id: `v${value}` }));
const ratings = { productReviewRatingsMetadata: { items: [{ id: 'r1', name: 'Value', values }] } };
const written = {
  createProductReview: {
    __typename: 'CreateProductReviewOutput',
    review: { __typename: 'ProductReview', nickname: 'Ann' },
  },
};

let shop: ReturnType<typeof fakeCommerce>;
const sent = () =>
  shop.calls.filter(({ query }) => query.includes('writeReview')).map(({ variables }) => variables.input);

async function open(isForGuests = true) {
  render(<WriteReview sku="BALM" isForGuests={isForGuests} labels={labels} />);
  await user.click(screen.getByRole('button', { name: labels.write }));
}

const form = () => screen.findByRole('form', { name: labels.write });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const send = () => user.click(screen.getByRole('button', { name: labels.submit }));

async function fillIn() {
  await user.click(await screen.findByRole('radio', { name: '4 out of 5' }));
  await user.type(field(labels.nickname), 'Ann');
  await user.type(field(labels.summary), 'Good');
  await user.type(field(labels.text), ' Works well. ');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  shop = fakeCommerce({ reviewRatings: ratings, writeReview: written });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('[CAT-5] a new review', () => {
  it('is there again after a reload, stars too, until it is sent; of another product nothing is', async () => {
    await open();
    await form();
    await fillIn();
    cleanup();
    render(<WriteReview sku="SOAP" isForGuests={true} labels={labels} />);
    await user.click(screen.getByRole('button', { name: labels.write }));
    await form();
    expect(field(labels.nickname).value).toBe('');
    cleanup();
    await open();
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 out of 5' }).checked).toBe(true));
    expect([labels.nickname, labels.summary, labels.text].map((name) => field(name).value)).toEqual([
      'Ann',
      'Good',
      ' Works well. ',
    ]);
    await send();
    await screen.findByText(labels.done);
    cleanup();
    await open();
    await form();
    expect(field(labels.summary).value).toBe('');
  });

  it('is sent with its stars by the backend’s ids, and is said to wait for approval', async () => {
    await open();
    expect((await form()).textContent).toContain(labels.moderated);
    await fillIn();
    await send();
    await screen.findByText(labels.done);
    expect(sent()).toEqual([
      {
        sku: 'BALM',
        nickname: 'Ann',
        summary: 'Good',
        text: 'Works well.',
        ratings: [{ id: 'r1', value_id: 'v4' }],
      },
    ]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(labels.done));
  });

  it('[FORM-1, FORM-3] says at each field what is missing, blanks included, sends nothing, and goes to the first of them', async () => {
    await open();
    await screen.findByRole('radio', { name: '1 out of 5' });
    await user.type(field(labels.nickname), '   ');
    await send();
    expect(screen.getAllByText(labels.required)).toHaveLength(4);
    for (const name of [labels.nickname, labels.summary, labels.text]) {
      const control = field(name);
      expect(control.getAttribute('aria-invalid')).toBe('true');
      expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
        labels.required,
      );
      expect(control.getAttribute('aria-required')).toBe('true');
    }
    const stars = screen.getByRole('group', { name: /^Value/ });
    expect(document.getElementById(stars.getAttribute('aria-describedby') ?? '')?.textContent).toBe(labels.required);
    const radios = within(stars).getAllByRole<HTMLInputElement>('radio');
    expect(radios.every(({ required }) => required)).toBe(true);
    await waitFor(() => expect(document.activeElement).toBe(radios[0]));
    expect(sent()).toEqual([]);
    const marked = [...document.querySelectorAll('label, legend')].filter(({ textContent }) =>
      textContent?.endsWith('*'),
    );
    expect(marked).toHaveLength(4);
  });

  it('keeps what was entered where it is refused, and says why', async () => {
    const message = "Guest customers aren't allowed to add product reviews.";
    const errors = [{ message, extensions: { category: 'graphql-authorization' }, path: ['createProductReview'] }];
    shop.answers.writeReview = Response.json({ errors });
    await open();
    await fillIn();
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(field(labels.summary).value).toBe('Good');
    shop.answers.writeReview = written;
    await send();
    await screen.findByText(labels.done);
  });

  it('is for customers where the shop does not take reviews of guests', async () => {
    await open(false);
    const link = await screen.findByRole('link', { name: labels.signIn });
    expect(link.getAttribute('href')).toMatch(/^\/sign-in\?from=/);
    expect(screen.queryByRole('form')).toBeNull();
    cleanup();
    localStorage.setItem('signin_token', JSON.stringify({ value: 'abc', timeStored: Date.now(), ttl: 3600 }));
    await open(false);
    await form();
  });

  it('asks for what it rates again where that could not be read', async () => {
    shop.answers.reviewRatings = new Response('No.', { status: 400 });
    await open();
    await screen.findByRole('alert');
    shop.answers.reviewRatings = ratings;
    await user.click(screen.getByRole('button', { name: labels.tryAgain }));
    await screen.findByRole('radio', { name: '5 out of 5' });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
