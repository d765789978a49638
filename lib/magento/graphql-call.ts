import { AppError } from '@/lib/errors/app-error';
import { type AnswerError, answerError } from './to-app-error';

// Server and browser share URL and answer; each makes its own text (fetch-query.ts, document-text.ts).

declare const types: unique symbol;

/** A query as it is sent, with its types. Islands get it as a prop: graphql's parser and printer stay on the server. */
export type QueryText<Data, Variables> = string & { readonly [types]?: (variables: Variables) => Data };

/** Beyond this many characters proxies and CDNs start to refuse a URL; the query is then sent by POST. */
export const MAX_URL_LENGTH = 6000;

/** Where and how a query is sent: by GET, or by POST where the URL would be too long [NET-2], or tell of a person. */
export function queryRequest(
  endpoint: string,
  query: string,
  variables: Record<string, unknown> = {},
  isPersonal = false,
): { url: string; init: { method: 'GET' | 'POST'; body?: string } } {
  const search = new URLSearchParams({ query });
  if (Object.keys(variables).length > 0) search.set('variables', JSON.stringify(variables));
  const url = `${endpoint}?${search}`;
  if (!isPersonal && url.length <= MAX_URL_LENGTH) return { url, init: { method: 'GET' } };
  return { url: endpoint, init: { method: 'POST', body: JSON.stringify({ query, variables }) } };
}

interface GraphQLAnswer<Data> {
  data?: Data | null;
  errors?: AnswerError[];
}

interface ReadOptions {
  /** Errors count only where no data stand beside them. */
  isPartial?: boolean;
  /** Whether an error counts for nothing where something of what was asked for came. */
  isTolerated?: (error: AnswerError) => boolean;
}

/** The data of a GraphQL answer. Throws one AppError for all errors [NET-8], of kind `http` where it is no GraphQL. */
export async function readAnswer<Data>(
  response: Response,
  { isPartial = false, isTolerated = () => false }: ReadOptions = {},
): Promise<Data> {
  const { status } = response;
  const { data, errors = [] } = await parse<Data>(response);
  if (isPartial && data) return data;
  const hasSome = Object.values(data ?? {}).some((value) => value !== null);
  const counting = errors.filter((error) => !(hasSome && isTolerated(error)));
  if (counting.length > 0) throw answerError(counting, { status });
  if (!data) throw new AppError('http', 'The commerce backend answered without data', { status });
  return data;
}

async function parse<Data>(response: Response): Promise<GraphQLAnswer<Data>> {
  const { status } = response;
  let cause: unknown;
  try {
    const answer: unknown = await response.json();
    if (answer && typeof answer === 'object') return answer;
  } catch (error) {
    cause = error;
  }
  throw new AppError('http', `The commerce backend answered ${status} without a JSON object`, { status, cause });
}
