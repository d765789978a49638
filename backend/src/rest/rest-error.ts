/** A failure that a REST caller may read; `parameters` fill the `%name` places of the message, on the client. */
export class RestError extends Error {
  readonly status: number;
  readonly parameters: Record<string, unknown> | unknown[] | undefined;
  private errors: readonly RestError[] = [];

  constructor(status: number, message: string, parameters?: Record<string, unknown> | unknown[]) {
    super(message);
    this.status = status;
    this.parameters = parameters;
  }

  /** Several failures of one call, as Magento reports them. */
  static several(status: number, errors: readonly RestError[]): RestError {
    const all = new RestError(status, 'One or more input exceptions have occurred.');
    all.errors = errors;
    return all;
  }

  /** The body as Magento writes it. */
  body(): Record<string, unknown> {
    if (this.errors.length > 0) return { message: this.message, errors: this.errors.map((error) => error.body()) };
    return this.parameters ? { message: this.message, parameters: this.parameters } : { message: this.message };
  }
}
