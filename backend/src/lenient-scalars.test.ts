import { parseValue as literalOf } from 'graphql';
import { describe, expect, it } from 'vitest';
import { lenientScalars } from './lenient-scalars';

type Scalar = keyof typeof lenientScalars;
/** What a scalar makes of a value, or says of it. */
function taken(scalar: Scalar, value: unknown): unknown {
  try {
    return lenientScalars[scalar].parseValue(value);
  } catch (error) {
    return (error as Error).message;
  }
}

const INT = 'Int cannot represent';
const FLOAT = 'Float cannot represent non numeric value';

describe('[BACK-1] input scalars take what PHP casts', () => {
  it.each<[Scalar, unknown, unknown]>([
    ['Int', 1, 1],
    ['Int', '12', 12],
    ['Int', ' 12 ', 12],
    ['Int', '1e3', 1000],
    ['Int', true, 1],
    ['Int', false, 0],
    ['Int', 2 ** 31 - 1, 2 ** 31 - 1],
    ['Int', -(2 ** 31), -(2 ** 31)],
    ['Int', 2 ** 31, `${INT} non 32-bit signed integer value: 2147483648`],
    ['Int', -(2 ** 31) - 1, `${INT} non 32-bit signed integer value: -2147483649`],
    ['Int', 1.5, `${INT} non-integer value: 1.5`],
    ['Int', '1x', `${INT} non-integer value: 1x`],
    ['Int', 'x1', `${INT} non-integer value: x1`],
    ['Int', '', `${INT} non-integer value: (empty string)`],
    ['Int', [1], `${INT} non-integer value: [1]`],
    ['Float', 1.5, 1.5],
    ['Float', '.5', 0.5],
    ['Float', '-1.', -1],
    ['Float', true, 1],
    ['Float', Number.POSITIVE_INFINITY, expect.stringContaining(FLOAT)],
    ['Float', 'much', `${FLOAT}: much`],
    ['Float', {}, expect.stringContaining(FLOAT)],
    ['String', 'a', 'a'],
    ['String', 1.5, '1.5'],
    ['String', true, '1'],
    ['String', false, ''],
    ['String', null, 'null'],
    ['String', { a: 1 }, 'String cannot represent a non string value: {"a":1}'],
  ])('%s %j', (scalar, value, expected) => {
    expect(taken(scalar, value)).toEqual(expected);
  });

  it.each<[Scalar, string, unknown]>([
    ['Int', '"12"', 12],
    ['Int', '12', 12],
    ['Float', '1.5', 1.5],
    ['Float', '"2"', 2],
    ['String', '12', '12'],
    ['String', 'true', '1'],
    ['String', 'ASC', 'ASC'],
  ])('%s takes the literal %s', (scalar, literal, expected) => {
    const read = lenientScalars[scalar].parseLiteral as (node: ReturnType<typeof literalOf>) => unknown;
    expect(read(literalOf(literal))).toEqual(expected);
  });

  it.each<[Scalar, string]>([
    ['Int', '[1]'],
    ['Float', '{a: 1}'],
    ['String', '["a"]'],
  ])('%s takes no literal %s', (scalar, literal) => {
    const read = lenientScalars[scalar].parseLiteral as (node: ReturnType<typeof literalOf>) => unknown;
    expect(() => read(literalOf(literal))).toThrow('cannot represent');
  });
});
