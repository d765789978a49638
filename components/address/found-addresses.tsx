'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Said } from '@/components/ui/said';
import type { FoundAddress } from '@/lib/address/finder/address-finder';

interface FoundAddressesProps {
  label: string;
  addresses: readonly FoundAddress[];
  takesFocus: boolean;
  onPick: (address: FoundAddress) => void;
  onLeave: () => void;
}

/** Keys that come as fast as this spell the beginning of one address. */
const SPELLING_MS = 700;

/** A list to pick one from: arrows move in it, digits and letters lead to a house, Enter or a press picks, Escape leaves. */
export function FoundAddresses({ label, addresses, takesFocus, onPick, onLeave }: FoundAddressesProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const spelled = useRef({ text: '', at: 0 });
  const lines = addresses.map(({ street }) => street.filter(Boolean).join(', '));
  useEffect(() => {
    if (takesFocus) list.current?.focus();
  }, [takesFocus]);

  function moveTo(index: number) {
    const next = Math.max(0, Math.min(index, addresses.length - 1));
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  }

  function spell(letter: string, at: number) {
    const before = at - spelled.current.at < SPELLING_MS ? spelled.current.text : '';
    spelled.current = { text: before + letter.toLowerCase(), at };
    const found = lines.findIndex((line) => line.toLowerCase().startsWith(spelled.current.text));
    if (found !== -1) moveTo(found);
  }

  function press(event: KeyboardEvent) {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const address = addresses[active];
    const to = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: addresses.length }[key];
    if (to !== undefined) moveTo(to);
    else if (key === 'Escape') onLeave();
    else if (key === 'Enter' && address) onPick(address);
    else if (key.length === 1) spell(key, event.timeStamp);
    else return;
    event.preventDefault();
  }

  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={`${id}-${active}`}
      onKeyDown={press}
      className="relative max-h-64 overflow-y-auto rounded-input border border-line-strong bg-surface"
    >
      {addresses.map((address, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the list stays as it came, and two may read the same
          key={index}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onClick={() => onPick(address)}
          className="flex min-h-11 cursor-pointer items-center px-3 py-2 -outline-offset-2 outline-evergreen hover:bg-sunken aria-selected:bg-evergreen-tint aria-selected:outline-2"
        >
          <Said>{lines[index] ?? ''}</Said>
        </div>
      ))}
    </div>
  );
}
