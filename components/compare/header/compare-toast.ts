import { addToast } from '@/lib/shell/toast-store';

/** Milliseconds that a message about the comparison stays [CMP-3]. */
const TIMEOUT = 3000;

export function compareToast(type: 'info' | 'error', message: string): void {
  addToast({ type, message, timeout: TIMEOUT });
}
