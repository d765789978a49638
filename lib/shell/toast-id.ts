/** What of a toast says whether it is the same one as another. */
export interface ToastIdentity {
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
