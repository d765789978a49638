import {
  GraphQLError,
  GraphQLFloat,
  GraphQLInt,
  GraphQLScalarType,
  GraphQLString,
  Kind,
  type ValueNode,
} from 'graphql';
import { phpJson } from './protocol/php-json';

/** A value as webonyx prints it in its errors. */
export function printSafe(value: unknown): string {
  if (value === '') return '(empty string)';
  return typeof value === 'string' ? value : phpJson(value);
}

// What PHP's `is_numeric` takes.
const NUMERIC = /^\s*[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?\s*$/i;

function asNumber(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' && NUMERIC.test(value) ? Number(value) : value;
}

const MAX_INT = 2 ** 31;

function toInt(value: unknown): number {
  const number = asNumber(value);
  if (typeof number !== 'number' || !Number.isInteger(number)) {
    throw new GraphQLError(`Int cannot represent non-integer value: ${printSafe(value)}`);
  }
  if (number >= MAX_INT || number < -MAX_INT) {
    throw new GraphQLError(`Int cannot represent non 32-bit signed integer value: ${printSafe(value)}`);
  }
  return number;
}

function toFloat(value: unknown): number {
  const number = asNumber(value);
  if (typeof number === 'number' && Number.isFinite(number)) return number;
  throw new GraphQLError(`Float cannot represent non numeric value: ${printSafe(value)}`);
}

function toText(value: unknown): string {
  if (typeof value === 'object' && value !== null) {
    throw new GraphQLError(`String cannot represent a non string value: ${printSafe(value)}`);
  }
  // PHP casts false to the empty text and true to 1.
  return typeof value === 'boolean' ? (value ? '1' : '') : String(value);
}

/** A literal as the same value in a variable; an object or a list stays a node, which no scalar takes. */
function literal(node: ValueNode): unknown {
  switch (node.kind) {
    case Kind.STRING:
    case Kind.ENUM:
    case Kind.BOOLEAN:
    case Kind.INT:
    case Kind.FLOAT:
      return node.value;
    default:
      return node;
  }
}

function lenient<T>(scalar: GraphQLScalarType<T>, parse: (value: unknown) => T): GraphQLScalarType<T> {
  return new GraphQLScalarType({
    ...scalar.toConfig(),
    parseValue: parse,
    parseLiteral: (node) => parse(literal(node)),
  });
}

/**
 * Magento's input scalars: numeric texts and booleans are cast to Int and Float, everything but lists and objects to
 * String, in variables and in literals.
 */
export const lenientScalars = {
  Int: lenient(GraphQLInt, toInt),
  Float: lenient(GraphQLFloat, toFloat),
  String: lenient(GraphQLString, toText),
};
