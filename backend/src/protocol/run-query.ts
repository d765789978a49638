import { type DocumentNode, type ExecutionResult, GraphQLError, getOperationAST } from 'graphql';
import type { Context } from '../context';
import type { Engine } from './engine';
import { firstError } from './first-error';
import { formatError, type Log } from './format-error';
import type { GraphqlRequest } from './read-request';
import { assertItemCount } from './validation/list-limit';
import { assertVariables } from './validation/variable-values';

/** A body of `/graphql`; keys in the order in which Magento writes them. */
export interface Answer {
  errors?: ReturnType<typeof formatError>[];
  data?: ExecutionResult['data'];
}

/** The answer that consists of one error. */
export function errorAnswer(error: GraphQLError, log: Log): Answer {
  return { errors: [formatError(error, log)] };
}

async function execute(engine: Engine, document: DocumentNode, sent: GraphqlRequest, contextValue: Context) {
  const { schema, execute: run } = engine.getEnveloped(contextValue);
  const result = await run({ schema, document, contextValue, variableValues: sent.variables });
  if (Symbol.asyncIterator in result) throw new Error('The schema has no fields that come in parts.');
  return result;
}

/** Throws what forbids to execute the query: syntax, validation, choice of the operation, variables, lists. */
function prepare(engine: Engine, sent: GraphqlRequest, context: Context): DocumentNode {
  const { schema, parse, validate } = engine.getEnveloped(context);
  const document = parse(sent.query);
  const [invalid] = validate(schema, document);
  if (invalid) throw invalid;
  const operation = getOperationAST(document);
  if (!operation) throw new GraphQLError('Must provide operation name if query contains multiple operations.');
  assertVariables(schema, operation, sent.variables);
  assertItemCount(document, operation, sent.variables);
  return document;
}

/** Runs a query; whatever is wrong with it or its data becomes the one error of a normal answer. */
export async function runQuery(engine: Engine, sent: GraphqlRequest, context: Context, log: Log): Promise<Answer> {
  try {
    const result = await execute(engine, prepare(engine, sent, context), sent, context);
    const error = firstError(result.errors ?? [], result.data);
    return {
      ...(error ? errorAnswer(error, log) : {}),
      ...(result.data ? { data: result.data } : {}),
    };
  } catch (error) {
    if (error instanceof GraphQLError) return errorAnswer(error, log);
    throw error;
  }
}
