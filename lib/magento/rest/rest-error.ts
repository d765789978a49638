import { AppError } from '@/lib/errors/app-error';

/** What the browser knows of a call that failed. */
export interface FailedCall {
  method: string;
  url: string;
  /** Missing where nothing answered. */
  status?: number;
  /** The backend's own error, if the answer was one. */
  body?: unknown;
  /** The shop's server could not connect to the backend. */
  isUnreached?: boolean;
  cause?: unknown;
}

/** Statuses by which something between the browser and Magento says that it got no answer. */
const GATEWAY_STATUSES: readonly number[] = [502, 503, 504];

/**
 * A REST call that failed [NET-6]. Kind "network": no answer, or one that was cut off; "http": an answer that is not
 * what was asked for. `message` is Magento's own, its parameters filled in, never its trace.
 */
export class RestError extends AppError {
  readonly method: string;
  readonly url: string;
  /**
   * Magento itself said no, in its own words, so that the call certainly changed nothing. Where this is false the call
   * may have been carried out: whoever places an order has to ask what became of it.
   */
  readonly isRefusal: boolean;
  /** The call never reached the backend: it certainly changed nothing. */
  readonly isUnreached: boolean;

  constructor({ method, url, status, body, isUnreached = false, cause }: FailedCall) {
    const own = ownMessage(body);
    const about = status === undefined ? 'was not answered' : `was answered by ${status}`;
    super(status === undefined ? 'network' : 'http', own ?? `${method} ${url} ${about}`, { status, cause });
    this.name = 'RestError';
    this.method = method;
    this.url = url;
    this.isUnreached = isUnreached;
    // A 5xx in Magento's own words may have come after the work was done.
    this.isRefusal = own !== null && status !== undefined && status >= 400 && status < 500;
  }
}

/** Whether an answer came from a gateway, whose words are not Magento's. */
export function isFromGateway(status: number): boolean {
  return GATEWAY_STATUSES.includes(status);
}

/** Magento's message, or, where several inputs were wrong, what was wrong with each; null when there is none. */
function ownMessage(body: unknown): string | null {
  if (!isRecord(body) || typeof body.message !== 'string') return null;
  const each = Array.isArray(body.errors) ? body.errors.map(ownMessage).filter((message) => message !== null) : [];
  return each.length > 0 ? each.join(', ') : fill(body.message, body.parameters);
}

/** Puts the parameters in the places of `%1` (a list) or `%fieldName` (by name); null stands for nothing. */
function fill(message: string, parameters: unknown): string {
  const byName = Array.isArray(parameters)
    ? Object.fromEntries(parameters.map((value, index) => [String(index + 1), value]))
    : parameters;
  if (!isRecord(byName)) return message;
  return message.replace(/%(\w+)/g, (place, name: string) =>
    Object.hasOwn(byName, name) ? String(byName[name] ?? '') : place,
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
