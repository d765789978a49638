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
    <div {...group} className={`s-stepper ${className}`.trimEnd()}>
      <StepButton {...fewer}>
        <Icon name="minus" className="size-4" />
      </StepButton>
      <input inputMode="numeric" {...input} className={`s-stepper-count ${input.className ?? ''}`.trimEnd()} />
      <StepButton {...more}>
        <Icon name="plus" className="size-4" />
      </StepButton>
    </div>
  );
}

function StepButton({ className = '', children, ...props }: ComponentProps<'button'> & { children: ReactNode }) {
  return (
    <button type="button" {...props} className={`s-stepper-step ${className}`.trimEnd()}>
      {children}
    </button>
  );
}
