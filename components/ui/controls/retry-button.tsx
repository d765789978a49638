import type { ComponentProps } from 'react';
import { Button } from './button';

interface RetryButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  onRetry: () => unknown;
}

/** Tries again what has failed. It goes with its failure, and the focus to its dialog's heading or the page's content. */
export function RetryButton({ onRetry, ...button }: RetryButtonProps) {
  return (
    <Button
      {...button}
      onClick={({ currentTarget }) => {
        const heading = currentTarget.closest('dialog')?.querySelector<HTMLElement>('h2');
        const main = currentTarget.closest('main');
        if (main) main.tabIndex = -1;
        (heading ?? main)?.focus({ preventScroll: true });
        onRetry();
      }}
    />
  );
}
