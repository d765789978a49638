// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formOfText } from '@/lib/pharmacy/suitability/suitability.fixture';
import british from '@/messages/en-GB.json';
import { QuestionsDialog } from './questions';

const server = vi.hoisted(() => ({ sendAnswers: vi.fn(), loadQuestions: vi.fn() }));
vi.mock('@/lib/pharmacy/suitability/ask-server', () => server);

const t = british.pharmacy.suitability;
const source = {
  locale: 'en-GB',
  messages: { pharmacy: { suitability: t } },
  form: formOfText(),
  option: 'b3B0aW9u',
  pharmacist: {
    telephone: '0117 496 0199',
    href: 'tel:01174960199',
    hours: ['Every day, 8 am – 8 pm'],
    booking: '/pharmacist-video-consultation.html',
  },
};
const onAnswered = vi.fn();
const onClose = vi.fn();

beforeEach(() => {
  for (const mock of [server.sendAnswers, server.loadQuestions, onAnswered, onClose]) mock.mockReset();
  show(source);
});
afterEach(cleanup);

function show(questions: typeof source) {
  const props = { asked: { sku: 'COD-32' }, name: 'Co-codamol', others: '/pain.html', onAnswered, onClose };
  render(
    <form aria-label="The product">
      <QuestionsDialog {...props} source={questions} />
    </form>,
  );
}

const next = () => userEvent.click(screen.getByRole('button', { name: t.next }));
const choose = async (name: string) => {
  await userEvent.click(screen.getByLabelText(name));
  await next();
};
const write = async (text: string) => {
  if (text) await userEvent.type(screen.getByRole('textbox'), text);
  await next();
};
async function answerAll() {
  await choose('Me');
  await write('30');
  await choose('None of these');
  await choose('Yes');
  await write('Ibuprofen');
}

it('asks one question after the other, with what follows from them, and hands on what the server has sealed', async () => {
  server.sendAnswers.mockResolvedValue({ kind: 'suitable', text: 'sealed' });
  expect(screen.getByText('If your face swells, call 999.')).toBeTruthy();
  expect(screen.getByText(t.promise)).toBeTruthy();
  await answerAll();
  expect(screen.getByRole('group', { name: /Anything else/ })).toBeTruthy();
  await write('');
  expect(server.sendAnswers).toHaveBeenCalledWith({ sku: 'COD-32' }, 3, [0, 30, [], 1, 'Ibuprofen', '']);
  await waitFor(() => expect(onAnswered).toHaveBeenCalledWith('sealed'));
});

it('stands outside of the form of the product, which its own would submit', () => {
  expect(screen.getByRole('form', { name: 'The product' }).querySelector('form')).toBeNull();
  expect(screen.getByRole('dialog').querySelector('form')).toBeTruthy();
});

it('says what is missing, at the question and to those who listen', async () => {
  await next();
  expect(screen.getByText(t.chooseOne).closest('[role="alert"]')).toBeTruthy();
  expect(document.activeElement?.getAttribute('type')).toBe('radio');
  const said = screen.getByText(t.chooseOne);
  await next();
  expect(document.activeElement?.getAttribute('type'), 'however often').toBe('radio');
  expect(screen.getByText(t.chooseOne)).not.toBe(said);
  await choose('Me');
  await write('young');
  expect(screen.getByText(t.needNumber)).toBeTruthy();
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
});

it('takes a number in the digits of a Thai keyboard', async () => {
  await choose('Me');
  await write('๓๐');
  expect(screen.getByText('Do you have any of these?')).toBeTruthy();
});

it('keeps a tick for nothing and the other ticks apart', async () => {
  await choose('Me');
  await write('30');
  await userEvent.click(screen.getByLabelText('A cold'));
  await userEvent.click(screen.getByLabelText('None of these'));
  expect(screen.getByLabelText<HTMLInputElement>('A cold').checked).toBe(false);
  await userEvent.click(screen.getByLabelText('A cold'));
  expect(screen.getByLabelText<HTMLInputElement>('None of these').checked).toBe(false);
  await userEvent.click(screen.getByLabelText('A cold'));
  await next();
  expect(screen.getByText(t.chooseSome.replace('{none}', 'None of these'))).toBeTruthy();
});

it('stops at once and says why, asks nobody, and lets the answer be changed', async () => {
  await choose('A child');
  expect(screen.getByRole('heading', { name: t.stopTitle })).toBe(document.activeElement);
  expect(screen.getByText('Not for children under 12. See a doctor.')).toBeTruthy();
  expect(screen.getByText('If your face swells, call 999.')).toBeTruthy();
  expect(screen.getByRole('link', { name: t.others }).getAttribute('href')).toBe('/pain.html');
  expect(screen.getByRole('link', { name: 'Call 0117 496 0199' }).getAttribute('href')).toBe('tel:01174960199');
  await userEvent.click(screen.getByRole('button', { name: t.change }));
  expect(screen.getByLabelText<HTMLInputElement>('A child').checked).toBe(true);
  await choose('Me');
  expect(screen.getByText('How old are you?')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: t.back }));
  expect(screen.getByText('Who is it for?')).toBeTruthy();
  expect(server.sendAnswers).not.toHaveBeenCalled();
});

it('leads back to the answer that stops, from wherever', async () => {
  await choose('Me');
  await write('17');
  expect(screen.getByRole('heading', { name: t.stopTitle })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: t.back }));
  await userEvent.click(screen.getByRole('button', { name: t.back }));
  await choose('Me');
  expect(screen.getByText('How old are you?')).toBeTruthy();
});

it('says whom to talk to where an answer wants it, once all are given', async () => {
  await choose('Me');
  await write('70');
  await choose('Asthma');
  await choose('No');
  await write('');
  expect(screen.getByRole('heading', { name: t.talkTitle })).toBeTruthy();
  expect(screen.getByText('Older people need less.')).toBeTruthy();
  expect(screen.getByText('It may make asthma worse.')).toBeTruthy();
  expect(screen.getByRole('link', { name: t.book }).getAttribute('href')).toBe('/pharmacist-video-consultation.html');
  expect(server.sendAnswers).not.toHaveBeenCalled();
});

it('believes the server more than itself, begins anew with other questions, and loses no answer offline', async () => {
  server.sendAnswers.mockRejectedValueOnce(new TypeError('offline'));
  await answerAll();
  await write('');
  expect(await screen.findByText(t.unsent)).toBeTruthy();
  server.sendAnswers.mockResolvedValueOnce({ kind: 'stop', reasons: ['Not any more.'] });
  await next();
  expect(await screen.findByText('Not any more.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: t.change }));
  server.sendAnswers.mockResolvedValueOnce({ kind: 'outdated' });
  server.loadQuestions.mockResolvedValueOnce({ ...source, form: { ...source.form, version: 4 } });
  await next();
  expect(await screen.findByText(t.outdated)).toBeTruthy();
  expect(screen.getByText('Who is it for?')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Me').checked).toBe(false);
});

it('answers of questions that were closed while they were sent come to nothing', async () => {
  let answer = (_: object) => {};
  server.sendAnswers.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await answerAll();
  await write('');
  expect(server.sendAnswers).toHaveBeenCalledOnce();
  cleanup();
  await act(async () => answer({ kind: 'suitable', text: 'sealed' }));
  expect(onAnswered).not.toHaveBeenCalled();
});

it('a question in the place of one that has changed begins without the text that answered the old one', async () => {
  cleanup();
  const asking = (version: number, question: string) => ({
    ...source,
    form: formOfText(`<p>Version: ${version}</p><p>Question: ${question}<br>Text: required</p>`),
  });
  show(asking(3, 'What do you take?'));
  server.sendAnswers.mockResolvedValueOnce({ kind: 'outdated' });
  server.loadQuestions.mockResolvedValueOnce(asking(4, 'What did you take last week?'));
  await write('Ibuprofen');
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /last week/ })).value).toBe('');
});
