'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { Order, OrderComment, OrderItem } from './order';

interface OrderNotes {
  /** Stands below each line of an order, and asks which it is by `useOrderLine`. */
  note: ReactNode;
  /** A pattern of the lines in comments that the notes tell in their own words; its group `sku` names the order's line. */
  told: string;
  /** A pattern of what a line's SKU may end in, in whatever letters, where those lines leave it out. */
  appended: string;
}

interface OrderLine {
  order: Order;
  item: OrderItem;
}

const NotesContext = createContext<OrderNotes | null>(null);
const LineContext = createContext<OrderLine | null>(null);

/** Has every order below it say what a trade wants to say of its lines. */
export function OrderNotesProvider({ children, ...notes }: OrderNotes & { children: ReactNode }) {
  return <NotesContext value={notes}>{children}</NotesContext>;
}

/** What a trade says of a line; nothing where it says nothing. */
export function LineNote({ order, item }: OrderLine) {
  const notes = useContext(NotesContext);
  return notes ? <LineContext value={{ order, item }}>{notes.note}</LineContext> : null;
}

/** The line that a note stands below; null elsewhere. */
export function useOrderLine(): OrderLine | null {
  return useContext(LineContext);
}

/** What an order's comments say beside what the notes of its lines tell. */
export function useUntold({ comments, items }: Pick<Order, 'comments' | 'items'>): OrderComment[] {
  const notes = useContext(NotesContext);
  if (!notes) return comments;
  const told = new RegExp(notes.told);
  const appended = new RegExp(notes.appended, 'i');
  const isTold = (line: string) => {
    const sku = told.exec(line.trim())?.groups?.sku;
    return items.some((item) => item.sku === sku || item.sku.replace(appended, '') === sku);
  };
  return comments.flatMap((comment) => {
    const lines = comment.text.split('\n').filter((line) => !isTold(line));
    const text = lines.join('\n').trim();
    return text ? [{ ...comment, text }] : [];
  });
}
