import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class';

/** A button; its priority is its look. */
export function Button({ look = 'primary', className, ...props }: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button type="button" {...props} className={buttonClass(look, className)} />;
}
