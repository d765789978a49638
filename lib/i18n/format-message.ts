import { formatNumber } from '@/lib/format/number';

// The # of a plural and the kinds of arguments, as the build compiles messages (icu-minify).
const COUNT = 0;
const PLURAL = 2;
const NUMBER = 4;

type Argument = readonly [name: string, kind?: number, branches?: Record<string, Message>];

/** A text as the build compiles it. */
export type Message = typeof COUNT | string | readonly (typeof COUNT | string | Argument)[];

export type Values = Record<string, string | number>;

const plurals = new Map<string, Intl.PluralRules>();

/** A compiled message with its values: plain ones, numbers and plurals. `count` is that of the plural around. */
export function formatMessage(message: Message, locale: string, values: Values = {}, count = 0): string {
  if (message === COUNT) return formatNumber(count, locale);
  if (typeof message === 'string') return message;
  return message
    .map((part) =>
      isArgument(part) ? formatArgument(part, locale, values) : formatMessage(part, locale, values, count),
    )
    .join('');
}

function formatArgument([name, kind, branches]: Argument, locale: string, values: Values): string {
  const value = values[name];
  if (kind === NUMBER) return formatNumber(Number(value), locale);
  if (kind !== PLURAL || !branches) return String(value);
  const branch = branches[`=${value}`] ?? branches[pluralOf(Number(value), locale)] ?? branches.other ?? '';
  return formatMessage(branch, locale, values, Number(value));
}

function pluralOf(count: number, locale: string): string {
  const rules = plurals.get(locale) ?? new Intl.PluralRules(locale);
  plurals.set(locale, rules);
  return rules.select(count);
}

function isArgument(part: unknown): part is Argument {
  return Array.isArray(part);
}
