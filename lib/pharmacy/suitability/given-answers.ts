import type { Answering, Form } from './form';
import { type Answer, isAnswer } from './judge-answers';

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
