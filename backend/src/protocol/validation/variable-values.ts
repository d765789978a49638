import {
  coerceInputValue,
  GraphQLError,
  type GraphQLSchema,
  isInputType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import { printSafe } from '../../lenient-scalars';
import { phpJson } from '../php-json';
import { oneOf } from './suggestions';

type Path = ReadonlyArray<string | number>;

function printPath(path: Path): string {
  return `value${path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')}`;
}

function namesIn(hint: string | undefined): string {
  const names = [...(hint ?? '').matchAll(/"(\w+)"/g)].map((match) => match[1] ?? '');
  return names.length > 0 ? `; did you mean ${oneOf(names)}?` : '.';
}

/** What graphql-js says of one wrong value, in webonyx 14's words, which name the place after the problem. */
function webonyxProblem(message: string, path: Path, value: unknown): string {
  const at = path.length > 0 ? ` at ${printPath(path)}` : '';
  const missing = /^Field "(\w+)" of required type "(.+)" was not provided\.$/.exec(message);
  if (missing)
    return `Field ${printPath([...path, missing[1] ?? ''])} of required type ${missing[2]} was not provided.`;
  const unknown = /^Field "(.+)" is not defined by type "(\w+)"\.(.*)$/s.exec(message);
  if (unknown) return `Field "${unknown[1]}" is not defined by type ${unknown[2]}${at}${namesIn(unknown[3])}`;
  const notNull = /^Expected non-nullable type "(.+)" not to be null\.$/.exec(message);
  if (notNull) return `Expected non-nullable type ${notNull[1]} not to be null${at}.`;
  const notObject = /^Expected type "(\w+)" to be an object\.$/.exec(message);
  if (notObject) return `Expected type ${notObject[1]} to be an object${at}.`;
  const enumValue = /^Value ".*" does not exist in "(\w+)" enum\.(.*)$/s.exec(message);
  if (enumValue) return `Expected type ${enumValue[1]}${at}${namesIn(enumValue[2])}`;
  const noEnum = /^Enum "(\w+)" cannot represent/.exec(message);
  if (noEnum) return `Expected type ${noEnum[1]}${at}.`;
  const scalar = /^(\w+) cannot represent [^:]+: /.exec(message);
  if (scalar) {
    return `Expected type ${scalar[1]}${at}; ${scalar[0]}${printSafe(value)}`;
  }
  return message;
}

/** Throws Magento's error for the first variable that is missing or does not fit its type. */
export function assertVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  values: Record<string, unknown>,
): void {
  for (const definition of operation.variableDefinitions ?? []) {
    const name = definition.variable.name.value;
    const type = typeFromAST(schema, definition.type);
    if (!isInputType(type)) continue;
    const value = values[name];
    if (value === undefined) {
      if (isNonNullType(type) && !definition.defaultValue)
        throw new GraphQLError(`Variable "$${name}" of required type "${type}" was not provided.`);
    } else if (value === null) {
      if (isNonNullType(type))
        throw new GraphQLError(`Variable "$${name}" of non-null type "${type}" must not be null.`);
    } else {
      coerceInputValue(value, type, (path, invalid, error) => {
        const problem = webonyxProblem(error.message, path, invalid);
        throw new GraphQLError(`Variable "$${name}" got invalid value ${phpJson(value)}; ${problem}`);
      });
    }
  }
}
