import { BodyTooLargeError, parseJson, readBody } from '../protocol/read-body';
import { countItems, itemsProblem } from '../protocol/validation/list-limit';
import { RestError } from './rest-error';

type JsonObject = Record<string, unknown>;

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// Magento takes both spellings of a name.
function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** An object with its own keys in snake case. */
export function snakeKeys(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [snakeCase(key), child]));
}

async function textOf(request: Request): Promise<string> {
  try {
    return await readBody(request);
  } catch (error) {
    throw error instanceof BodyTooLargeError ? new RestError(413, error.message) : error;
  }
}

/** A request's JSON object, top-level keys in snake case; empty without a body. Throws Magento's errors. */
export async function readJsonBody(request: Request): Promise<JsonObject> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const text = await textOf(request);
  if (type && type !== 'application/json') {
    throw new RestError(400, `Server cannot understand Content-Type HTTP header media type ${type}`);
  }
  if (!text) return {};
  let body: unknown;
  try {
    body = parseJson(text);
  } catch {
    throw new RestError(400, 'Decoding error.');
  }
  const problem = itemsProblem(countItems(body));
  if (problem) throw new RestError(400, problem);
  return isObject(body) ? snakeKeys(body) : {};
}

/** Magento's error about a missing field. */
export function missing(fieldName: string): RestError {
  return new RestError(400, '"%fieldName" is required. Enter and try again.', { fieldName });
}
