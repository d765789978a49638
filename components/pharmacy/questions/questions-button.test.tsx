// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, it, vi } from 'vitest';
import british from '@/messages/en-GB.json';
import { Ending } from './ending';
import { QuestionsButton } from './questions-button';

const server = vi.hoisted(() => ({ sendAnswers: vi.fn(), loadQuestions: vi.fn() }));
vi.mock('@/lib/pharmacy/suitability/ask-server', () => server);
const notices = vi.hoisted(() => ({ warn: vi.fn() }));
vi.mock('@/lib/browser/notice-event', () => notices);

afterEach(cleanup);

it('questions that do not come are told of, and can be asked for again', async () => {
  server.loadQuestions.mockRejectedValue(new Error('offline'));
  const props = {
    sku: 'COD-32',
    name: 'Co-codamol',
    field: 'entered',
    others: null,
    label: 'Answer',
    isDisabled: false,
  };
  render(
    <form>
      <QuestionsButton {...props} lost="The questions could not be loaded." />
    </form>,
  );
  for (const times of [1, 2]) {
    await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
    await waitFor(() => expect(notices.warn).toHaveBeenCalledTimes(times));
  }
  expect(notices.warn).toHaveBeenLastCalledWith('The questions could not be loaded.');
});

it('a pharmacy without a telephone says why, and nothing of a call', () => {
  render(
    <NextIntlClientProvider locale="en-GB" messages={{ pharmacy: { suitability: british.pharmacy.suitability } }}>
      <Ending
        end={{ kind: 'talk', reasons: ['It may make asthma worse.'] }}
        name="Co-codamol"
        emergency={null}
        pharmacist={{ telephone: null, href: null, hours: [] }}
        others={null}
        onChange={() => {}}
      />
    </NextIntlClientProvider>,
  );
  expect(screen.getByText('It may make asthma worse.')).toBeTruthy();
  expect(screen.queryByText(/call/i)).toBeNull();
});
