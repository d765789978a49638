// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LISTEN_FOR_PRESSES } from '@/components/ui/early-press';
import { formOfText } from '@/lib/pharmacy/suitability/suitability.fixture';
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

describe('answers to the questions of a form', () => {
  const source = {
    ...{ locale: 'en-GB', messages: british, option: 'o' },
    form: formOfText('Version: 1\nQuestion: Is it for you?\nOption: Yes\nOption: No'),
    pharmacist: { telephone: null, href: null, hours: [], booking: null },
  };
  const sent: unknown[] = [];

  function show() {
    sent.length = 0;
    server.loadQuestions.mockReset().mockResolvedValue(source);
    server.sendAnswers.mockReset().mockResolvedValue({ kind: 'suitable', text: 'Answered\n\nYes\nSeal: 1.a' });
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          if (submitter?.dataset.add) sent.push(new FormData(event.currentTarget).get('entered:o'));
        }}
      >
        <input name="entered:day" aria-label="Day" required />
        <input type="radio" name="selected:pack" aria-label="16" defaultChecked />
        <input type="radio" name="selected:pack" aria-label="32" />
        <QuestionsButton
          {...{ sku: 'PARA', name: 'Paracetamol', field: 'entered:o', others: null, label: 'Answer', lost: 'Lost' }}
          isDisabled={false}
        />
        <button type="submit" data-add="{}">
          Add
        </button>
      </form>,
    );
  }

  const press = () => userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  const add = () => screen.getByRole('button', { name: 'Add' });
  const answer = async () => {
    await userEvent.click(await screen.findByLabelText('Yes'));
    await userEvent.click(screen.getByRole('button', { name: british.pharmacy.suitability.next }));
  };

  it('are not asked for while the form lacks something else, which the press itself says', async () => {
    show();
    await press();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Answer' }).hasAttribute('aria-busy')).toBe(false));
    expect(server.loadQuestions).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Day'), 'Monday');
    await press();
    await answer();
    expect(sent).toEqual([expect.stringContaining('Seal')]);
  });

  it('are waited for: until the questions are there the button is busy, and another press is none', async () => {
    let come = () => {};
    show();
    server.loadQuestions.mockReturnValue(new Promise((resolve) => (come = () => resolve(source))));
    await userEvent.type(screen.getByLabelText('Day'), 'Monday');
    await press();
    await waitFor(() => expect(server.loadQuestions).toHaveBeenCalled());
    await press();
    expect(screen.getByRole('button', { name: 'Answer' }).ariaBusy).toBe('true');
    expect(server.loadQuestions).toHaveBeenCalledOnce();
    come();
    await screen.findByRole('dialog');
    expect(screen.getByText('Answer').ariaBusy).toBeNull();
  });

  it('stay until what they were given for is added, and are for nothing else that is chosen', async () => {
    show();
    await userEvent.type(screen.getByLabelText('Day'), 'Monday');
    await press();
    await answer();
    // Nothing was added: the day is over.
    await userEvent.type(screen.getByLabelText('Day'), ', next week');
    await press();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toBe(sent[0]);
    expect(server.loadQuestions).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByLabelText('32'));
    await press();
    await answer();
    expect(server.loadQuestions).toHaveBeenCalledTimes(2);
    add().dataset.cart = 'added';
    await waitFor(() => expect(new FormData(document.forms[0]).get('entered:o')).toBe(''));
    await press();
    await screen.findByLabelText('Yes');
    expect(sent).toHaveLength(3);
  });
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
