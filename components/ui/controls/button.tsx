import type { ComponentProps } from 'react';

export type ButtonLook = 'primary' | 'secondary' | 'quiet';

const BASE =
  'target inline-flex items-center justify-center gap-2 rounded-full px-6 py-2 text-center font-semibold transition-colors disabled:opacity-60';

const LOOKS: Record<ButtonLook, string> = {
  primary: 'bg-evergreen text-surface hover:bg-evergreen-strong',
  secondary: 'border border-line-strong bg-surface text-ink hover:border-evergreen hover:text-evergreen-strong',
  quiet: 'text-evergreen underline-offset-4 hover:bg-evergreen-tint hover:text-evergreen-strong',
};

/** Classes of a button's look, for buttons and for links that look like one. */
export function buttonClass(look: ButtonLook, extra = ''): string {
  return `${BASE} ${LOOKS[look]} ${extra}`.trim();
}

export function Button({ look = 'primary', className, ...props }: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button type="button" {...props} className={buttonClass(look, className)} />;
}
