import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button';
import { Link } from './link';

/** A link that looks like a button, for the one way on of a page or a card. */
export function ButtonLink({
  look = 'primary',
  className,
  ...props
}: ComponentProps<typeof Link> & { look?: ButtonLook }) {
  return <Link {...props} className={buttonClass(look, className)} />;
}
