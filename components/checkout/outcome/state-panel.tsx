import type { ReactElement, ReactNode, Ref } from 'react';
import { Icon } from '@/components/ui/image/icon';
import type { IconName } from '@/components/ui/image/icon-sprite';

interface StatePanelProps {
  /** The name of a sign, or a drawing of its own. */
  icon: IconName | ReactElement;
  title: string;
  children: ReactNode;
  /** Takes the focus where the panel takes the place of what had it. */
  headingRef?: Ref<HTMLHeadingElement>;
  level?: 'h1' | 'h2';
}

/** What stands where the steps would be, when there is nothing to fill in: a drawing, a sentence, a way on. */
export function StatePanel({ icon, title, children, headingRef, level: Heading = 'h2' }: StatePanelProps) {
  return (
    <div className="mx-auto flex max-w-140 flex-col items-center py-10 text-center md:py-16">
      {typeof icon === 'string' ? (
        <span className="mb-6 flex size-24 items-center justify-center rounded-full bg-evergreen-tint text-evergreen">
          <Icon name={icon} className="size-11" />
        </span>
      ) : (
        icon
      )}
      <Heading
        ref={headingRef}
        tabIndex={-1}
        className={`mb-2 rounded-sm text-xl ${Heading === 'h1' ? 'md:text-2xl' : ''}`}
      >
        {title}
      </Heading>
      {children}
    </div>
  );
}
