/** A reason to stop that is the reader's to mend: shown as one line, without a stack. */
export class LaunchError extends Error {
  /** @override */
  name = 'LaunchError';
}
