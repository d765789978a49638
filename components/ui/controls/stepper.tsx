import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '@/components/ui/image/icon';

interface StepperProps extends Omit<ComponentProps<'div'>, 'children'> {
  fewer: ComponentProps<'button'>;
  more: ComponentProps<'button'>;
  input: ComponentProps<'input'>;
}

/** Has no state: on product pages the server writes it and the form steps it, in the cart its owner gathers presses. */
export function Stepper({ fewer, more, input, className = '', ...group }: StepperProps) {
  return (
    <div
      {...group}
      className={`flex w-fit items-center rounded-full border border-line-strong bg-surface ${className}`.trimEnd()}
    >
      <StepButton {...fewer}>
        <Icon name="minus" className="size-4" />
      </StepButton>
      <input
        inputMode="numeric"
        {...input}
        className={`h-11 w-10 rounded-sm bg-transparent text-center font-medium tabular-nums ${input.className ?? ''}`.trimEnd()}
      />
      <StepButton {...more}>
        <Icon name="plus" className="size-4" />
      </StepButton>
    </div>
  );
}

function StepButton({ className = '', children, ...props }: ComponentProps<'button'> & { children: ReactNode }) {
  return (
    <button
      type="button"
      {...props}
      className={`flex size-11 shrink-0 items-center justify-center rounded-full text-evergreen hover:bg-evergreen-tint ${className}`.trimEnd()}
    >
      {children}
    </button>
  );
}
