/** A failure that a REST caller may read; `parameters` fill the `%name` places of the message, on the client. */
export class RestError extends Error {
  readonly status: number;
  readonly parameters: Record<string, unknown> | unknown[] | undefined;

  constructor(status: number, message: string, parameters?: Record<string, unknown> | unknown[]) {
    super(message);
    this.status = status;
    this.parameters = parameters;
  }

  /** The body as Magento writes it. */
  body(): Record<string, unknown> {
    return this.parameters ? { message: this.message, parameters: this.parameters } : { message: this.message };
  }
}
