import { expect, it, vi } from 'vitest';
import { tell } from '@/lib/browser/shop-events';
import { hear } from './start-counting';

it('[STORE-6] who listens late hears what came before, in order, and all that comes then', () => {
  for (let index = 0; index < 3; index += 1) tell({ type: 'payment', method: String(index) });
  const heard = vi.fn();
  const stop = hear(heard, { withBacklog: true });
  tell({ type: 'signed-in' });
  stop();
  const methods = heard.mock.calls.map(([event]) => event.method ?? event.type);
  expect(methods).toEqual(['0', '1', '2', 'signed-in']);
});

it('[STORE-6] what was done before somebody agreed is told to nobody', () => {
  tell({ type: 'registered' });
  const heard = vi.fn();
  hear(heard, { withBacklog: false })();
  hear(heard, { withBacklog: true })();
  expect(heard).not.toHaveBeenCalled();
});
