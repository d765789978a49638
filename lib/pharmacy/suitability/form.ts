import { factOfLine, textLines } from '@/lib/format/fact-lines';

/** What an answer leads to, and why, in the shopper's words. */
export interface Consequence {
  kind: 'stop' | 'talk';
  why: string;
}

export interface Choice {
  text: string;
  consequence: Consequence | null;
}

interface Bound {
  number: number;
  consequence: Consequence;
}

export type Answering =
  | { kind: 'one'; choices: Choice[] }
  | { kind: 'several'; choices: Choice[]; none: string }
  | { kind: 'number'; unit: string; least: Bound | null; most: Bound | null }
  | { kind: 'text'; isRequired: boolean };

export interface Question {
  text: string;
  hint: string | null;
  /** It is asked after any of these choices of earlier questions; always, where there are none. */
  conditions: { question: number; choice: number }[];
  answering: Answering;
}

/** What is asked before a medicine is sold. */
export interface Form {
  version: number;
  /** Whom to call at once, and when. */
  emergency: string | null;
  questions: Question[];
}

/** The form that a merchant wrote as lines, or the lines that cannot be read: with any of them nothing of it counts. */
export function parseForm(html: string): { form: Form | null; wrong: string[] } {
  const wrong: string[] = [];
  const [head, ...blocks] = blocksOf(textLines(html), wrong);
  const only = (name: string) => {
    const found = (head ?? []).filter((line) => line.name === name);
    for (const line of found.slice(1)) wrong.push(line.text);
    return found[0]?.value ?? null;
  };
  const version = Number(only('version') ?? Number.NaN);
  const emergency = only('emergency');
  for (const line of head ?? []) if (line.name !== 'version' && line.name !== 'emergency') wrong.push(line.text);
  if (!Number.isInteger(version) || version < 1) wrong.push('It says no version');
  const questions: Question[] = [];
  for (const block of blocks) {
    const question = toQuestion(block, questions, wrong);
    if (question) questions.push(question);
  }
  if (questions.length === 0) wrong.push('It asks nothing');
  return { form: wrong.length > 0 ? null : { version, emergency, questions }, wrong };
}

interface Line {
  name: string;
  value: string;
  text: string;
}

/** The form's head, then each question with the lines that follow it. */
function blocksOf(texts: readonly string[], wrong: string[]): Line[][] {
  const blocks: Line[][] = [[]];
  for (const text of texts) {
    const fact = factOfLine(text);
    if (!fact) {
      wrong.push(text);
      continue;
    }
    if (fact.name === 'question') blocks.push([]);
    blocks.at(-1)?.push({ ...fact, text });
  }
  return blocks;
}

const KINDS: readonly { names: readonly string[]; read: (lines: Lines) => Answering | null }[] = [
  { names: ['option'], read: toOne },
  { names: ['tick', 'none'], read: toSeveral },
  { names: ['number', 'least', 'most'], read: toNumber },
  { names: ['text'], read: toText },
];

type Lines = (name: string) => Line[];

function toQuestion(block: readonly Line[], earlier: readonly Question[], wrong: string[]): Question | null {
  const lines: Lines = (name) => block.filter((line) => line.name === name);
  const [asked] = lines('question');
  const [hint, ...hints] = lines('hint');
  const kind = KINDS.find(({ names }) => names.some((name) => lines(name).length > 0));
  const known = ['question', 'hint', 'if', ...(kind?.names ?? [])];
  const strange = [...block.filter(({ name }) => !known.includes(name)), ...hints];
  const conditions = lines('if').map((line) => ({ line, met: toCondition(line.value, earlier) }));
  strange.push(...conditions.flatMap(({ line, met }) => (met ? [] : [line])));
  const answering = kind?.read(lines) ?? null;
  if (!answering) wrong.push(`It cannot be told how to answer: ${asked?.value}`);
  wrong.push(...strange.map(({ text }) => text));
  if (!asked || !answering || earlier.some(({ text }) => text === asked.value)) {
    if (asked && answering) wrong.push(`It is asked twice: ${asked.value}`);
    return null;
  }
  return {
    text: asked.value,
    hint: hint?.value ?? null,
    conditions: conditions.flatMap(({ met }) => met ?? []),
    answering,
  };
}

/** `Who is it for? = Me`: both as they were written above. */
function toCondition(value: string, earlier: readonly Question[]): Question['conditions'][number] | null {
  for (const [question, { text, answering }] of earlier.entries()) {
    if (!('choices' in answering)) continue;
    const choice = answering.choices.findIndex((one) => value === `${text} = ${one.text}`);
    if (choice >= 0) return { question, choice };
  }
  return null;
}

function toOne(lines: Lines): Answering | null {
  const choices = toChoices(lines('option'));
  return choices && choices.length > 1 ? { kind: 'one', choices } : null;
}

function toSeveral(lines: Lines): Answering | null {
  const choices = toChoices(lines('tick'));
  const [none, ...others] = lines('none');
  return choices && choices.length > 0 && none && others.length === 0
    ? { kind: 'several', choices, none: none.value }
    : null;
}

function toNumber(lines: Lines): Answering | null {
  const [unit, ...units] = lines('number');
  const [least, most] = [toBound(lines('least')), toBound(lines('most'))];
  if (!unit || units.length > 0 || least === undefined || most === undefined) return null;
  return { kind: 'number', unit: unit.value, least, most };
}

function toText(lines: Lines): Answering | null {
  const [how, ...others] = lines('text');
  if (!how || others.length > 0 || !/^(required|optional)$/i.test(how.value)) return null;
  return { kind: 'text', isRequired: /^required$/i.test(how.value) };
}

function toChoices(lines: readonly Line[]): Choice[] | null {
  const choices = lines.map(({ value }) => withConsequence(value));
  const texts = choices.map((choice) => choice?.text);
  return choices.includes(null) || new Set(texts).size < texts.length ? null : choices.filter((one) => one !== null);
}

/** `16 | stop: …`; undefined where it cannot be read, null where there is none. */
function toBound([line, ...others]: readonly Line[]): Bound | null | undefined {
  if (!line) return null;
  const { text = '', consequence = null } = withConsequence(line.value) ?? {};
  return /^\d{1,3}$/.test(text) && consequence && others.length === 0
    ? { number: Number(text), consequence }
    : undefined;
}

/** `Yes | talk: Ask our pharmacist first.` */
function withConsequence(value: string): Choice | null {
  const [, text, kind, why] = /^([^|]+?)\s*(?:\|\s*(stop|talk)\s*:\s*([^|]+))?$/i.exec(value) ?? [];
  if (!text) return null;
  return { text, consequence: why ? { kind: /stop/i.test(kind ?? '') ? 'stop' : 'talk', why: why.trim() } : null };
}
