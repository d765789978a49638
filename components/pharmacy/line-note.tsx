import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { LINE } from '@/lib/cart/cart';

interface LineNoteProps {
  /** The line's key. */
  line: string;
  role?: 'status' | 'group';
  children: ReactNode;
}

/** Stands at the foot of a line that somebody else shows, in the same page or drawer: its own code has no room for it. */
export function LineNote({ line, role = 'status', children }: LineNoteProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // Before the page is painted: a note that came later would push the lines below it.
  useLayoutEffect(() => {
    const shown = [...(anchor.current?.closest('main, dialog')?.querySelectorAll(`[${LINE}]`) ?? [])];
    const own = document.createElement('p');
    own.role = role;
    own.className = 'col-start-2 -col-end-1 mt-2 text-ink-soft text-sm';
    shown.find((element) => element.getAttribute(LINE) === line)?.append(own);
    setPlace(own);
    return () => own.remove();
  }, [line, role]);
  return (
    <>
      <span ref={anchor} hidden />
      {place && createPortal(children, place)}
    </>
  );
}
