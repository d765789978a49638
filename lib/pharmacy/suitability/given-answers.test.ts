import { expect, it } from 'vitest';
import type { Answer } from './judge-answers';
import { givenAnswers, judgeAnswers } from './judge-answers';
import { formOfText } from './suitability.fixture';

const form = formOfText();

/** As the server writes what is suitable. */
function written(answers: (Answer | null)[]): string {
  const outcome = judgeAnswers(form, answers);
  if (outcome.kind !== 'suitable') throw new Error(outcome.kind);
  return ['Questions answered', '', ...outcome.given.map(({ question, answer }) => `${question} – ${answer}`)].join(
    '\n',
  );
}

it.each<{ answers: (Answer | null)[] }>([
  { answers: [0, 30, [1], 1, 'Ramipril', 'I am – mostly – well'] },
  { answers: [0, 18, [], 0, null, ''] },
])('answers that were sealed are found again: $answers', ({ answers }) => {
  const text = `${written(answers)}\nForm: f, version 3, en\nSeal: a.b`;
  expect(givenAnswers(form, text)).toEqual(answers);
  expect(givenAnswers(form, text.replaceAll('\n', '<br />\n'))).toEqual(answers);
});

it('what is not among the answers of a question, as in another version or language, is asked anew', () => {
  const text =
    'Answered\n\nWho is it for? – My neighbour\nHow old are you? – 30 ปี\nDo you have any of these? – Gout\nElse? – No';
  expect(givenAnswers(form, text)).toEqual([null, null, null, null, null, null]);
});
