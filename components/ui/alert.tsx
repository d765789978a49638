import type { ReactNode } from 'react';
import { Icon } from './image/icon';
import type { IconName } from './image/icon-sprite';

export type AlertKind = 'info' | 'success' | 'warning' | 'error';

const LOOKS: Record<AlertKind, { icon: IconName; box: string; mark: string }> = {
  info: { icon: 'info', box: 'border-sky bg-sky-tint', mark: 'text-sky' },
  success: { icon: 'check', box: 'border-leaf bg-leaf-tint', mark: 'text-leaf' },
  warning: { icon: 'alert', box: 'border-amber bg-amber-tint', mark: 'text-amber' },
  error: { icon: 'alert', box: 'border-brick bg-brick-tint', mark: 'text-brick' },
};

interface AlertProps {
  kind: AlertKind;
  title?: ReactNode;
  children?: ReactNode;
  /** Errors interrupt those who listen, the rest waits its turn; false where the box takes the focus or was there first. */
  isLive?: boolean;
  className?: string;
}

/** A box that says what happened and what to do next, with a drawing beside its colour. */
export function Alert({ kind, title, children, isLive = true, className = '' }: AlertProps) {
  const { icon, box, mark } = LOOKS[kind];
  const role = kind === 'error' ? 'alert' : 'status';
  return (
    <div role={isLive ? role : undefined} className={`flex gap-3 rounded-card border p-4 ${box} ${className}`.trim()}>
      <Icon name={icon} className={`mt-0.5 size-5 ${mark}`} />
      <div className="min-w-0 flex-1">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
