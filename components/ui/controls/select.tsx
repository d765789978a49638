import { type ComponentProps, useId } from 'react';
import { Icon } from '@/components/ui/image/icon';

interface SelectProps extends Omit<ComponentProps<'select'>, 'id'> {
  label: string;
}

/** The browser's own list of options with its label beside it. */
export function Select({ label, className = '', children, ...props }: SelectProps) {
  const id = useId();
  return (
    <div className={`flex items-center gap-2 ${className}`}>
      <label htmlFor={id} className="text-sm text-ink-soft">
        {label}
      </label>
      <span className="relative">
        <select
          {...props}
          id={id}
          className="target appearance-none rounded-input border border-line-strong bg-surface py-2 pr-9 pl-3 text-sm"
        >
          {children}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2" />
      </span>
    </div>
  );
}
