import { reportError } from '@/lib/errors/report-error';
import { addToast } from './toast-store';
import { collectError, markHandled } from './unhandled-errors';

/** Milliseconds that it stays: somebody may want to note the debug id down [TOAST-3]. */
const UNEXPECTED_TIMEOUT = 15_000;

/** Ids of errors that left the page undrawn; others that are like one of them take nothing back. */
const undrawn = new Set<string>();

/**
 * Collects an unexpected error, and shows it with a debug id that the console has too until it is handled: dismissed,
 * or timed out [TOAST-3, SHELL-13]. Only dismissing it reloads a page that could not be drawn, or one that fails each
 * time would reload for ever. Its texts stand on the body, where the layout wrote them.
 */
export function reportUnexpected(error: unknown, { isFromRendering = false } = {}): void {
  const collected = collectError(error);
  if (!collected) return;
  const { id, loc } = collected;
  if (isFromRendering) undrawn.add(id);
  reportError(`Unexpected error ${id}`, error);
  const { unexpected = '', debug = '{id} {type}' } = document.body.dataset;
  const type = error instanceof Error ? error.name : typeof error;
  const told = debug.replace('{id}', loc ? `${id} ${loc}` : id).replace('{type}', type);
  addToast({
    id: `unexpected ${id}`,
    type: 'error',
    message: `${unexpected}\n${told}`.trim(),
    timeout: UNEXPECTED_TIMEOUT,
    dismissable: true,
    onDismiss: (by) => {
      markHandled(id);
      if (undrawn.has(id) && by === 'visitor') window.location.reload();
    },
  });
}
