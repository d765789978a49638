import type { Answering, Consequence, Form, Question } from './form';

/** A choice, several (none of them is empty), a number, or a text, as the question takes it. */
export type Answer = number | number[] | string;

/** By the question's place in the form; null where it has not been answered. */
export type Answers = readonly (Answer | null)[];

/** What answers come to: a question that is still to be answered, or an end. */
export type Outcome =
  | { kind: 'ask'; question: number }
  | { kind: 'stop' | 'talk'; reasons: string[] }
  | { kind: 'suitable'; given: { question: string; answer: string }[] };

/** Letters of a text that a shopper writes. */
export const MAX_LETTERS = 300;

const MAX_NUMBER = 999;

/** What answers come to: one that stops does so at once, one to talk about at the end; unasked ones do not count. */
export function judgeAnswers({ questions }: Form, answers: Answers): Outcome {
  const asked = new Set<number>();
  const talk: string[] = [];
  const given: { question: string; answer: string }[] = [];
  for (const [index, question] of questions.entries()) {
    if (!isAsked(question, asked, answers)) continue;
    const answer = answers[index] ?? null;
    if (!isAnswer(question.answering, answer)) return { kind: 'ask', question: index };
    asked.add(index);
    for (const { kind, why } of consequences(question.answering, answer)) {
      if (kind === 'stop') return { kind, reasons: [why] };
      talk.push(why);
    }
    given.push({ question: question.text, answer: inWords(question.answering, answer) });
  }
  return talk.length > 0 ? { kind: 'talk', reasons: [...new Set(talk)] } : { kind: 'suitable', given };
}

/** The questions that have been asked when the one at `index` is, in their order. */
export function askedBefore({ questions }: Form, answers: Answers, index: number): number[] {
  const asked = new Set<number>();
  for (const [place, question] of questions.slice(0, index).entries()) {
    if (isAsked(question, asked, answers)) asked.add(place);
  }
  return [...asked];
}

function isAsked({ conditions }: Question, asked: ReadonlySet<number>, answers: Answers): boolean {
  if (conditions.length === 0) return true;
  return conditions.some(({ question, choice }) => asked.has(question) && [answers[question]].flat().includes(choice));
}

/** Whether a question can be answered so. */
export function isAnswer(answering: Answering, answer: Answer | null): answer is Answer {
  const isChoice = (value: unknown) =>
    'choices' in answering && typeof value === 'number' && answering.choices[value] !== undefined;
  switch (answering.kind) {
    case 'one':
      return isChoice(answer);
    case 'several':
      return Array.isArray(answer) && answer.every(isChoice) && new Set(answer).size === answer.length;
    case 'number':
      return typeof answer === 'number' && Number.isInteger(answer) && answer >= 0 && answer <= MAX_NUMBER;
    case 'text':
      return typeof answer === 'string' && answer.length <= MAX_LETTERS && !(answering.isRequired && !sealable(answer));
  }
}

function consequences(answering: Answering, answer: Answer): Consequence[] {
  if ('choices' in answering) {
    return [answer].flat().flatMap((choice) => answering.choices[Number(choice)]?.consequence ?? []);
  }
  if (answering.kind === 'text') return [];
  const { least, most } = answering;
  return [
    ...(least && Number(answer) < least.number ? [least.consequence] : []),
    ...(most && Number(answer) > most.number ? [most.consequence] : []),
  ];
}

function inWords(answering: Answering, answer: Answer): string {
  if ('choices' in answering) {
    const texts = [answer].flat().flatMap((choice) => answering.choices[Number(choice)]?.text ?? []);
    return texts.length > 0 || answering.kind === 'one' ? texts.join('; ') : answering.none;
  }
  const text = sealable(String(answer));
  return answering.kind === 'number' ? `${text} ${answering.unit}` : text || '-';
}

/** In one line, and of nothing that a backend escapes, or older ones cannot keep, as emoji: it is sealed as it stands. */
function sealable(text: string): string {
  return text
    .replace(/[<>&\u{10000}-\u{10FFFF}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The answers that a sealed text holds, as far as the form's questions can be found in it again. */
export function givenAnswers({ questions }: Form, text: string): (Answer | null)[] {
  const lines = text.split(/\s*(?:<br\s*\/?>|\n)\s*/i);
  return questions.map(({ text: question, answering }) => {
    const start = `${question} – `;
    const line = lines.find((one) => one.startsWith(start));
    const answer = line === undefined ? null : toAnswer(answering, line.slice(start.length));
    return isAnswer(answering, answer) ? answer : null;
  });
}

function toAnswer(answering: Answering, words: string): Answer | null {
  const choice = (one: string) =>
    'choices' in answering ? answering.choices.findIndex(({ text }) => text === one) : -1;
  switch (answering.kind) {
    case 'one':
      return choice(words);
    case 'several':
      return words === answering.none ? [] : words.split('; ').map(choice);
    case 'number':
      return words.endsWith(` ${answering.unit}`) ? Number.parseInt(words, 10) : null;
    case 'text':
      return words === '-' ? '' : words;
  }
}
