// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { WithMessages } from '@/lib/testing/with-messages';
import { Agreements } from './agreements';

afterEach(cleanup);

const terms = { id: 1, name: 'Terms of sale', label: '', content: 'Be kind.', isHtml: false, isManual: false };

function show(...agreements: (typeof terms)[]) {
  const { container } = render(
    <WithMessages>
      <Agreements agreements={agreements} />
    </WithMessages>,
  );
  return container.querySelector('.grid');
}

it('the only terms that are accepted by ordering stand in the sentence that says so, and can be read', async () => {
  const place = show(terms);
  expect(place?.firstChild?.textContent).toBe('By placing your order you accept our Terms of sale.');
  await userEvent.click(screen.getByRole('button', { name: 'Terms of sale' }));
  expect(screen.getByText('Be kind.')).toBeTruthy();
});

it('several are listed below it', () => {
  const place = show(terms, { ...terms, id: 2, name: 'Returns' });
  expect(place?.firstChild?.textContent).toBe('By placing your order you accept:Terms of saleReturns');
});
