import { create } from 'zustand';
import { callForNotices } from '@/lib/browser/notice-event';
import { startTimer, stopTimer } from './toast-timers';

interface ToastIdentity {
  type: string;
  message: string;
  dismissable?: boolean;
  actionText?: string;
  icon?: string;
}

/** Names a toast by what it says, so that saying it again replaces it [TOAST-2]: a rolling 32-bit hash. */
export function toastId({ type, message, dismissable = true, actionText = '', icon = '' }: ToastIdentity): string {
  const text = [type, message, dismissable, actionText, icon].join(',');
  let hash = 0;
  for (let index = 0; index < text.length; index += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  return String(hash);
}

/** Milliseconds that a toast stays where nothing else is said [TOAST-1]. */
const DEFAULT_TIMEOUT = 5000;

export interface ToastInput {
  type: 'info' | 'warning' | 'error' | 'success';
  message: string;
  /** Milliseconds; 0 stays until it is dismissed. */
  timeout?: number;
  dismissable?: boolean;
  /** Instead of the type's own drawing. */
  icon?: 'basket' | 'heart' | 'mail' | 'truck';
  /** The button beside the message, and what it does; the toast goes with it. */
  actionText?: string;
  onAction?: () => void;
  /** Told that the toast has gone, and who did that. */
  onDismiss?: (by: 'visitor' | 'timeout') => void;
  /** Toasts of one id replace each other; without, those that say the same. */
  id?: string;
}

export interface Toast extends ToastInput {
  id: string;
  /** When it was first added, in milliseconds; toasts are shown in this order. */
  timestamp: number;
  /** It replaced one of the same id. */
  isDuplicate: boolean;
  renderKey: number;
}

/** Oldest first [TOAST-1, TOAST-2]. */
export const useToastStore = create<{ toasts: Toast[] }>(() => ({ toasts: [] }));

let added = 0;

/** Shows a toast, in place of one of its id [TOAST-2]; gives the id. Throws without type, message or end [TOAST-1]. */
export function addToast(input: ToastInput): string {
  const { type, message, timeout = DEFAULT_TIMEOUT, dismissable = true, onDismiss } = input;
  if (!type) throw new TypeError('A toast needs a type');
  if (!message) throw new TypeError('A toast needs a message');
  if (timeout <= 0 && !dismissable && !onDismiss)
    throw new TypeError('A toast needs a timeout or has to be dismissable');
  const id = input.id ?? toastId(input);
  added += 1;
  useToastStore.setState(({ toasts }) => {
    const known = toasts.find((toast) => toast.id === id);
    const toast: Toast = {
      ...input,
      id,
      dismissable: dismissable || onDismiss !== undefined,
      timestamp: known?.timestamp ?? Date.now(),
      isDuplicate: known !== undefined,
      renderKey: added,
    };
    // A replaced one stays in its place, so the order is always that of the timestamps.
    return { toasts: known ? toasts.map((other) => (other === known ? toast : other)) : [...toasts, toast] };
  });
  stopTimer(id);
  if (timeout > 0) startTimer(id, timeout, () => dismissToast(id, 'timeout'));
  callForNotices();
  return id;
}

/** Removes a toast and its timer without telling anybody [TOAST-2]. */
export function removeToast(id: string): void {
  stopTimer(id);
  useToastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

export function dismissToast(id: string, by: 'visitor' | 'timeout'): void {
  const toast = useToastStore.getState().toasts.find((other) => other.id === id);
  removeToast(id);
  toast?.onDismiss?.(by);
}
