// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AppError } from '@/lib/errors/app-error';
import { WithMessages } from '@/lib/testing/with-messages';
import english from '@/messages/en-GB.json';
import thai from '@/messages/th-TH.json';
import { KNOWN_REASONS } from './magento-messages';
import { useErrorText } from './use-error-text';

afterEach(cleanup);

function Reason({ said }: { said: string }) {
  return useErrorText([['The account is locked.', 'accountLocked']])(new AppError('refused', said));
}

function shown(locale: string, said: string) {
  const messages = locale === 'th-TH' ? thai : english;
  return render(
    <WithMessages locale={locale} messages={messages}>
      <Reason said={said} />
    </WithMessages>,
  ).container.textContent;
}

it('useErrorText says Magento’s known sentences in the shop’s own words, and others as they are', () => {
  const said = 'The requested qty is not available';
  expect(shown('th-TH', `Could not update the product with SKU A: ${said}`)).toBe(thai.errors.qtyUnavailable);
  expect(shown('en-GB', said)).toBe(english.errors.qtyUnavailable);
  expect(shown('en-GB', 'The fewest you may purchase is 3.')).toContain(' 3. ');
  for (const other of ['Not enough items for sale', 'Only 3 of 5 available', 'Only 2.5 of 4 available'])
    expect(shown('th-TH', other)).toBe(thai.errors.qtyUnavailable);
  const forbidden = 'Guest checkout is not allowed. Register a customer account or login with existing one.';
  expect(shown('en-GB', forbidden)).toBe(english.errors.guestRefused);
  expect(shown('en-GB', 'Only registered customers can do that.')).toBe('Only registered customers can do that.');
  expect(shown('th-TH', 'Something else.')).toBe('Something else.');
});

it.each([...KNOWN_REASONS.map(([reason]) => reason.replace('\\S+', '3')), 'The account is locked.'])(
  '“%s” is not left in English on a Thai page',
  (reason) => {
    expect(shown('th-TH', reason)).toMatch(/^[^a-z]*[\u0E00-\u0E7F][^a-z]*$/i);
  },
);
