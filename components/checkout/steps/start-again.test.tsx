// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { WARNING_EVENT } from '@/lib/browser/notice-event';
import { WithMessages } from '@/lib/testing/with-messages';
import messages from '@/messages/en-GB.json';
import { StartAgain } from './start-again';

const assign = vi.fn();
vi.mock('@/lib/checkout/state/leave-checkout', () => {
  throw new Error('Loading chunk 7 failed.');
});

it.each(['start', 'cancel'] as const)(
  '[NET-1] “%s” of the checkout says that its code could not be loaded',
  async (way) => {
    vi.stubGlobal('location', { ...window.location, assign });
    const warned = vi.fn((event: Event) => (event as CustomEvent<string>).detail);
    window.addEventListener(WARNING_EVENT, warned);
    const onAgain = vi.fn();
    const { unmount } = render(
      <WithMessages messages={{ checkout: messages.checkout, errors: messages.errors }}>
        <StartAgain onAgain={onAgain} />
      </WithMessages>,
    );
    const { title, [way]: label } = messages.checkout.again;
    await userEvent.click(screen.getByText(title));
    await userEvent.click(screen.getByRole('button', { name: label }));
    await waitFor(() => expect(warned).toHaveReturnedWith(messages.errors.offline));
    expect(onAgain).not.toHaveBeenCalled();
    expect(assign).not.toHaveBeenCalled();
    window.removeEventListener(WARNING_EVENT, warned);
    unmount();
    vi.unstubAllGlobals();
  },
);
