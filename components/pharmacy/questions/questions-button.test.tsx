// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { LISTEN_FOR_PRESSES } from '@/components/ui/early-press';
import { WithMessages } from '@/lib/testing/with-messages';
import british from '@/messages/en-GB.json';
import { Ending } from './ending';
import { QuestionsButton } from './questions-button';

const server = vi.hoisted(() => ({ sendAnswers: vi.fn(), loadQuestions: vi.fn() }));
vi.mock('@/lib/pharmacy/suitability/ask-server', () => server);
const notices = vi.hoisted(() => ({ warn: vi.fn() }));
vi.mock('@/lib/browser/notice-event', async (original) => ({ ...(await original<object>()), ...notices }));

// As the document does.
beforeAll(() => new Function(LISTEN_FOR_PRESSES)());
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

it('of a product of which some packs are asked about, the chosen one is asked for, and any other is added', async () => {
  server.loadQuestions.mockReset().mockRejectedValue(new Error('offline'));
  const added = vi.fn();
  const submit = (event: Event) => {
    event.preventDefault();
    if (event instanceof SubmitEvent && event.submitter?.dataset.add) added();
  };
  render(
    <form onSubmit={(event) => submit(event.nativeEvent)}>
      <input type="radio" name="pack" value="16" aria-label="16" defaultChecked />
      <input type="radio" name="pack" value="32" aria-label="32" />
      <QuestionsButton
        sku="PARA"
        name="Paracetamol"
        field="entered"
        others={null}
        label="Answer"
        isDisabled={false}
        lost="Lost"
        variants={[{ sku: 'PARA-32', uids: ['32'] }]}
      />
      <button type="submit" data-add="{}">
        Add
      </button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  expect(added).toHaveBeenCalledOnce();
  expect(server.loadQuestions).not.toHaveBeenCalled();
  await userEvent.click(screen.getByLabelText('32'));
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  await waitFor(() => expect(server.loadQuestions).toHaveBeenCalledWith({ sku: 'PARA', variant: 'PARA-32' }));
  expect(added).toHaveBeenCalledOnce();
});

it('a pharmacy without a telephone says why, and nothing of a call', () => {
  render(
    <WithMessages messages={{ pharmacy: british.pharmacy }}>
      <Ending
        end={{ kind: 'talk', reasons: ['It may make asthma worse.'] }}
        name="Co-codamol"
        emergency={null}
        pharmacist={{ telephone: null, href: null, hours: [], booking: null }}
        others={null}
        onChange={() => {}}
      />
    </WithMessages>,
  );
  expect(screen.getByText('It may make asthma worse.')).toBeTruthy();
  expect(screen.queryByText(/call/i)).toBeNull();
});
