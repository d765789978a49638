import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/image/icon';
import type { IconName } from '@/components/ui/image/icon-sprite';

interface EmptyProps {
  icon: IconName;
  text: string;
  children?: ReactNode;
}

/** In the place of a list of which there is nothing yet. */
export function Empty({ icon, text, children }: EmptyProps) {
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-line bg-surface px-6 py-12 text-center">
      <span className="flex size-20 items-center justify-center rounded-full bg-evergreen-tint text-evergreen">
        <Icon name={icon} className="size-9" />
      </span>
      <p className="max-w-measure">{text}</p>
      {children}
    </div>
  );
}
