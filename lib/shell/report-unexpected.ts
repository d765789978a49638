import { reportError } from '@/lib/errors/report-error';
import { addToast } from './toast-store';

/** Milliseconds that it stays: somebody may want to note the debug id down [TOAST-3]. */
const UNEXPECTED_TIMEOUT = 15_000;

/**
 * Shows an unexpected error with a debug id that the console has too, and gives it [TOAST-3]. Only dismissing it
 * reloads a page that could not be drawn, or one that fails each time would reload for ever. Its texts stand on the
 * body, where the layout wrote them.
 */
export function reportUnexpected(error: unknown, { isFromRendering = false } = {}): string {
  const debugId = Math.random().toString(16).slice(2, 10).padEnd(8, '0');
  reportError(`Unexpected error ${debugId}`, error);
  const { unexpected = '', debug = '{id} {type}' } = document.body.dataset;
  const type = error instanceof Error ? error.name : typeof error;
  addToast({
    type: 'error',
    message: `${unexpected}\n${debug.replace('{id}', debugId).replace('{type}', type)}`.trim(),
    timeout: UNEXPECTED_TIMEOUT,
    dismissable: true,
    onDismiss: (by) => {
      if (isFromRendering && by === 'visitor') window.location.reload();
    },
  });
  return debugId;
}
