import { ErrorPage } from './error-page';
import { parseJson, readBody } from './read-body';

/** The parts of a GraphQL request that Magento reads; `operationName` and `extensions` it ignores. */
export interface GraphqlRequest {
  query: string;
  variables: Record<string, unknown>;
}

function readJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    throw new ErrorPage('html', 'Unable to unserialize value');
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function fromBody(request: Request): Promise<GraphqlRequest> {
  const body = readJson(await readBody(request));
  if (!isRecord(body) || body.query === undefined || body.query === null) throw new ErrorPage('html', 'No query');
  if (typeof body.query !== 'string') throw new ErrorPage('text', 'The query is not a string');
  const variables = body.variables ?? {};
  if (typeof variables !== 'object') throw new ErrorPage('text', 'The variables are not an array');
  // A list has no names that a variable could be found by.
  return { query: body.query, variables: isRecord(variables) ? variables : {} };
}

function fromUrl(url: URL): GraphqlRequest {
  const query = url.searchParams.get('query');
  const sent = url.searchParams.get('variables');
  const variables = sent === null ? {} : readJson(sent);
  if (query === null) throw new ErrorPage('html', 'No query');
  return { query, variables: isRecord(variables) ? variables : {} };
}

/** The query of a GET or POST; throws `ErrorPage` where Magento answers with a page, and `BodyTooLargeError`. */
export async function readGraphqlRequest(request: Request): Promise<GraphqlRequest> {
  if (request.method === 'POST') return fromBody(request);
  if (request.method === 'GET') return fromUrl(new URL(request.url));
  throw new ErrorPage('html', `${request.method} is not a GraphQL request`);
}
