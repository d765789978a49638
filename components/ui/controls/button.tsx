import type { ComponentProps } from 'react';

export type ButtonLook = 'primary' | 'secondary' | 'quiet';

// As words, because only these get styles.
const LOOKS: Record<ButtonLook, string> = { primary: 's-primary', secondary: 's-secondary', quiet: 's-quiet' };

/** Classes of a button's look, for buttons and for links that look like one. */
export function buttonClass(look: ButtonLook, extra = ''): string {
  return `${LOOKS[look]} ${extra}`.trimEnd();
}

export function Button({ look = 'primary', className, ...props }: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button type="button" {...props} className={buttonClass(look, className)} />;
}
