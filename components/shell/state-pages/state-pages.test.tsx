// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { VISITS_PLACE } from '@/lib/pwa/list-visits';
import { WithMessages } from '@/lib/testing/with-messages';
import british from '@/messages/en-GB.json';
import american from '@/messages/en-US.json';
import thai from '@/messages/th-TH.json';
import { FailureView } from './failure-view';
import { NotFoundView } from './not-found-view';
import { OfflineView } from './offline-view';

afterEach(cleanup);

const ENGLISH = [
  ['en-GB', british],
  ['en-US', american],
] as const;

function show(locale: string, messages: typeof british, view: ReactNode) {
  render(
    <WithMessages locale={locale} messages={messages}>
      {view}
    </WithMessages>,
  );
}

describe.each(ENGLISH)('%s', (locale, messages) => {
  it('[ROUTE-16] [ROUTE-17] the not-found page has its heading, both texts and the way to the main page', () => {
    show(locale, messages, <NotFoundView homeHref="/mmstr_us" drawing={null} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Sorry, the page you were looking for could not be found.',
    );
    screen.getByText("Looks like the page you were hoping to find doesn't exist. Sorry about that.");
    screen.getByText('Please click the button below to return to the main page.');
    expect(screen.getByRole('link', { name: 'Back to Homepage' }).getAttribute('href')).toBe('/mmstr_us');
  });

  it('[ROUTE-17] the not-found page’s other ways follow its button', () => {
    show(locale, messages, <NotFoundView homeHref="/" drawing={null} ways={<a href="/pain.html">Pain relief</a>} />);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Back to Homepage', 'Pain relief']);
  });

  const failure = { ...messages.failure, home: messages.notFound.button, homeLink: 'mmstr, home page' };

  it('[ROUTE-16] the failure page has its text, and ways to try again and home that need no script', () => {
    show(locale, messages, <FailureView labels={failure} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong. Sorry about that.');
    expect(screen.getByText('Try again').getAttribute('href')).toBe('');
    for (const name of ['Back to Homepage', 'mmstr, home page']) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/');
    }
  });

  it('[ROUTE-16] the failure page says whom to call where the build was told', () => {
    show(locale, messages, <FailureView labels={failure} help={<a href="tel:12">Call 12</a>} />);
    expect(screen.getByRole('link', { name: 'Call 12' }).getAttribute('href')).toBe('tel:12');
  });
});

it('[ROUTE-16] the not-found page speaks Thai in a Thai store view', () => {
  show('th-TH', thai, <NotFoundView homeHref="/mmstr_th" drawing={null} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^[\u0e00-\u0e7f\s]+$/);
});

it('[PWA-5] what the offline page lists stays when React comes later than its script', () => {
  const page = (
    <WithMessages>
      <OfflineView />
    </WithMessages>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  const place = container.querySelector<HTMLElement>(`#${VISITS_PLACE}`);
  if (place) place.hidden = false;
  place?.querySelector('ul')?.append(document.createElement('li'));
  const errors: unknown[] = [];
  render(page, { container, hydrate: true, onRecoverableError: (error) => errors.push(error) });
  expect(errors).toEqual([]);
  expect([place?.hidden, place?.querySelectorAll('li').length]).toEqual([false, 1]);
});
