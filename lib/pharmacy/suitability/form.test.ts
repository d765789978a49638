import { describe, expect, it } from 'vitest';
import { parseForm } from './form';
import { FORM, formOfText } from './suitability.fixture';

describe('a form', () => {
  it('is read as the merchant has written it, with an editor’s tags or without', () => {
    const form = formOfText();
    expect(form).toMatchObject({ version: 3, emergency: 'If your face swells, call 999.' });
    expect(form.questions.map(({ text, answering }) => [text, answering.kind])).toEqual([
      ['Who is it for?', 'one'],
      ['How old are you?', 'number'],
      ['Do you have any of these?', 'several'],
      ['Do you take other medicines?', 'one'],
      ['Which ones?', 'text'],
      ['Anything else?', 'text'],
    ]);
    expect(form.questions[0]?.answering).toEqual({
      kind: 'one',
      choices: [
        { text: 'Me', consequence: null },
        { text: 'A child', consequence: { kind: 'stop', why: 'Not for children under 12. See a doctor.' } },
      ],
    });
    expect(form.questions[4]?.conditions).toEqual([{ question: 3, choice: 1 }]);
    const plain = FORM.replace(/<br>/g, '\n').replace(/<[^>]*>/g, '');
    expect(parseForm(plain).form).toEqual(form);
  });

  it.each([
    ['without a version', 'Version: 3', 'Version: soon'],
    ['with two versions', 'Version: 3', 'Version: 3<br>Version: 4'],
    ['with a line that says nothing', 'Number: years', 'Number: years<br>Ask nicely'],
    ['with a name that is none', 'Hint: In whole years.', 'Hnit: In whole years.'],
    ['with another consequence', '| talk: It may', '| tlak: It may'],
    ['with a consequence and no reason', 'Adults only.', ''],
    ['with a bound that is no number', 'Least: 18', 'Least: adult'],
    ['with a bound without a consequence', 'Least: 18 | stop: Adults only.', 'Least: 18'],
    ['with a condition that cannot be met', 'medicines? = Yes', 'medicines? = Perhaps'],
    ['with a condition on what is asked later', 'If: Do you take other medicines? = Yes', 'If: Anything else? = Yes'],
    ['with one choice only', 'Option: No<br>', ''],
    ['with a choice twice', 'Option: No<br>', 'Option: Yes<br>'],
    ['with nothing to tick for none', '<br>None: None of these', ''],
    ['with two ways to answer', 'Number: years', 'Number: years<br>Text: required'],
    ['with no way to answer', '<br>Text: optional', ''],
    ['that asks twice', 'Anything else?', 'Which ones?'],
    ['that asks nothing', FORM, 'Version: 1'],
  ])('%s is none at all', (_, written, wrongly) => {
    const broken = FORM.replace(written, wrongly);
    expect(broken).not.toBe(FORM);
    const { form, wrong } = parseForm(broken);
    expect(form).toBeNull();
    expect(wrong).not.toEqual([]);
  });
});
