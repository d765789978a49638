import { describe, expect, it } from 'vitest';
import type { Form } from './form';
import { type Answer, askedBefore, judgeAnswers } from './judge-answers';
import { formOfText } from './suitability.fixture';

const form = formOfText();

describe('answers', () => {
  it('are suitable where nothing stands against them, in the words of the form', () => {
    expect(judgeAnswers(form, [0, 30, [1], 1, ' Ibuprofen,\nat <night> ', ''])).toEqual({
      kind: 'suitable',
      given: [
        { question: 'Who is it for?', answer: 'Me' },
        { question: 'How old are you?', answer: '30 years' },
        { question: 'Do you have any of these?', answer: 'A cold' },
        { question: 'Do you take other medicines?', answer: 'Yes' },
        { question: 'Which ones?', answer: 'Ibuprofen, at night' },
        { question: 'Anything else?', answer: '-' },
      ],
    });
  });

  it('are kept without what an older backend cannot: emoji, of which it would keep the text up to them', () => {
    expect(judgeAnswers(form, [0, 30, [], 1, 'Ibuprofen 💊, ฿ – ½', '👍'])).toMatchObject({
      given: expect.arrayContaining([
        { question: 'Which ones?', answer: 'Ibuprofen , ฿ – ½' },
        { question: 'Anything else?', answer: '-' },
      ]),
    });
  });

  it('ask what follows from them, and nothing else', () => {
    expect(judgeAnswers(form, [])).toEqual({ kind: 'ask', question: 0 });
    expect(judgeAnswers(form, [0, 30, [], 0])).toEqual({ kind: 'ask', question: 5 });
    expect(judgeAnswers(form, [0, 30, [], 1])).toEqual({ kind: 'ask', question: 4 });
    expect(askedBefore(form, [0, 30, [], 0], 5)).toEqual([0, 1, 2, 3]);
    // What was written before the answer was changed does not count.
    expect(judgeAnswers(form, [0, 30, [], 0, 'Ibuprofen', ''])).toMatchObject({
      given: expect.not.arrayContaining([expect.objectContaining({ question: 'Which ones?' })]),
    });
  });

  it('stop at once, and say at the end what is to be talked about', () => {
    expect(judgeAnswers(form, [1])).toEqual({ kind: 'stop', reasons: ['Not for children under 12. See a doctor.'] });
    expect(judgeAnswers(form, [0, 17])).toEqual({ kind: 'stop', reasons: ['Adults only.'] });
    expect(judgeAnswers(form, [0, 66, [0]])).toEqual({ kind: 'ask', question: 3 });
    expect(judgeAnswers(form, [0, 66, [0], 0, null, ''])).toEqual({
      kind: 'talk',
      reasons: ['Older people need less.', 'It may make asthma worse.'],
    });
    expect(judgeAnswers(form, [0, 18, [], 0, null, '']).kind).toBe('suitable');
    expect(judgeAnswers(form, [0, 65, [], 0, null, '']).kind).toBe('suitable');
  });

  it.each<[string, Answer | null, number]>([
    ['a choice that there is not', 7, 0],
    ['a part of a choice', 0.5, 0],
    ['an age that is none', -1, 1],
    ['text for a number', '30', 1],
    ['one for several', 0, 2],
    ['the same twice', [0, 0], 2],
    ['nothing where something is needed', '  ', 4],
    ['emoji alone where something is needed', '👍', 4],
    ['too long a text', 'a'.repeat(301), 4],
  ])('are not %s', (_, answer, question) => {
    const answers: (Answer | null)[] = [0, 30, [], 1, 'Ibuprofen', ''];
    answers[question] = answer;
    expect(judgeAnswers(form, answers)).toEqual({ kind: 'ask', question });
  });

  /** The same numbers in every run. */
  const randomly = (seed: number) => () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };

  it('are never suitable with one that stops, is missing, or is to be talked about', () => {
    const random = randomly(7);
    const number = (below: number) => Math.floor(random() * below);
    const anyAnswer = (): Answer | null => {
      const kinds: (() => Answer | null)[] = [
        () => number(3) - 1,
        () => number(90),
        () => Array.from({ length: number(3) }, () => number(3) - 1),
        () => ' a'.slice(0, number(3)),
        () => null,
      ];
      return kinds[number(kinds.length)]?.() ?? null;
    };
    const fitting: (() => Answer | null)[] = [
      () => number(2),
      () => number(90),
      () => (number(2) ? [1] : [0]),
      () => number(2),
      () => ' a',
      () => '',
    ];
    let suitable = 0;
    for (let run = 0; run < 5000; run += 1) {
      const answers = fitting.map((answer) => (number(5) ? answer() : anyAnswer()));
      if (judgeAnswers(form, answers).kind !== 'suitable') continue;
      suitable += 1;
      const [who, age, conditions, others, which] = answers;
      expect(who).toBe(0);
      expect(age).toBeGreaterThanOrEqual(18);
      expect(age).toBeLessThanOrEqual(65);
      expect(conditions).not.toContain(0);
      if (others === 1) expect(String(which).trim()).not.toBe('');
    }
    expect(suitable).toBeGreaterThan(50);
  });

  it('lead to an end, whatever is chosen', () => {
    const random = randomly(11);
    const answerTo = ({ answering }: Form['questions'][number]): Answer => {
      if (answering.kind === 'one') return Math.floor(random() * answering.choices.length);
      if (answering.kind === 'several') return answering.choices.flatMap((_, index) => (random() < 0.5 ? index : []));
      return answering.kind === 'number' ? Math.floor(random() * 100) : 'text';
    };
    for (let run = 0; run < 500; run += 1) {
      const answers: (Answer | null)[] = [];
      let outcome = judgeAnswers(form, answers);
      for (let step = 0; outcome.kind === 'ask' && step < form.questions.length; step += 1) {
        const question = form.questions[outcome.question];
        if (question) answers[outcome.question] = answerTo(question);
        outcome = judgeAnswers(form, answers);
      }
      expect(outcome.kind).not.toBe('ask');
    }
  });
});
