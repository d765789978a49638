'use client';

import { Icon } from '@/components/ui/image/icon';
import type { IconName } from '@/components/ui/image/icon-sprite';
import { Said } from '@/components/ui/said';
import { dismissToast, removeToast, type Toast } from '@/lib/shell/toast-store';

const LOOKS: Record<Toast['type'], { icon: IconName; mark: string }> = {
  info: { icon: 'info', mark: 'bg-sky-tint text-sky' },
  success: { icon: 'check', mark: 'bg-leaf-tint text-leaf' },
  warning: { icon: 'alert', mark: 'bg-amber-tint text-amber' },
  error: { icon: 'alert', mark: 'bg-brick-tint text-brick' },
};

interface ToastCardProps {
  toast: Toast;
  closeLabel: string;
  /** After the visitor has sent it away. */
  onGone: () => void;
}

export function ToastCard({ toast, closeLabel, onGone }: ToastCardProps) {
  const { id, type, message, icon, dismissable, isDuplicate, actionText, onAction } = toast;
  // What is said again swells in its place: it did not come anew [TOAST-2].
  const entrance = isDuplicate ? 'starting:scale-105' : 'starting:translate-y-3 starting:opacity-0';
  const look = LOOKS[type];
  const leave = (how: () => void) => () => {
    how();
    onGone();
  };
  const close = leave(() => dismissToast(id, 'visitor'));
  return (
    <li
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !dismissable) return;
        // A dialog around it stays open.
        event.preventDefault();
        close();
      }}
      // An alert interrupts by itself: the list would say it once more.
      aria-live={type === 'error' ? 'off' : undefined}
      data-toast={type}
      data-repeated={isDuplicate || undefined}
      className={`pointer-events-auto flex items-start gap-3 rounded-card border border-line bg-surface p-3 shadow-float transition ${entrance}`}
    >
      <span className={`flex size-9 shrink-0 items-center justify-center rounded-full ${look.mark}`}>
        <Icon name={icon ?? look.icon} />
      </span>
      <p role={type === 'error' ? 'alert' : undefined} className="min-w-0 flex-1 self-center py-1 whitespace-pre-line">
        <Said>{message}</Said>
      </p>
      {onAction && actionText ? (
        <button
          type="button"
          onClick={leave(() => {
            removeToast(id);
            onAction();
          })}
          className="target shrink-0 rounded-full px-3 font-semibold text-evergreen hover:bg-evergreen-tint"
        >
          {actionText}
        </button>
      ) : null}
      {dismissable ? (
        <button
          type="button"
          aria-label={closeLabel}
          onClick={close}
          className="target -my-1 -mr-1 flex shrink-0 items-center justify-center rounded-full hover:bg-sunken"
        >
          <Icon name="close" />
        </button>
      ) : null}
    </li>
  );
}
