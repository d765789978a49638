'use client';

import { useEffect } from 'react';

interface Combobox {
  /** The id of the list; its options are links. */
  listId: string;
  isOpen: boolean;
  /** The id of the option that the arrow keys have reached; null while the field has the choice. */
  activeId: string | null;
  onType: (text: string) => void;
  /** Down is 1, up is -1. */
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}

/** Makes a field that is there already, perhaps typed into, a combobox: arrows move, Enter follows, Escape closes. */
export function useCombobox(input: HTMLInputElement, combobox: Combobox): void {
  const { listId, isOpen, activeId } = combobox;

  useEffect(() => {
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-expanded', String(isOpen));
    setOrRemove(input, 'aria-controls', isOpen ? listId : null);
    setOrRemove(input, 'aria-activedescendant', isOpen ? activeId : null);
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [input, listId, isOpen, activeId]);

  useEffect(() => {
    const type = () => combobox.onType(input.value);
    const press = (event: KeyboardEvent) => {
      // An input method's own keys choose among its characters.
      if (event.isComposing) return;
      const done = () => {
        event.preventDefault();
        // The row of the search closes on Escape too, but not at once with the list.
        event.stopPropagation();
      };
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        done();
        combobox.onStep(event.key === 'ArrowDown' ? 1 : -1);
      } else if (event.key === 'Escape' && isOpen) {
        done();
        combobox.onClose();
      } else if (event.key === 'Enter' && isOpen && activeId) {
        done();
        document.getElementById(activeId)?.click();
      }
    };
    input.addEventListener('input', type);
    input.addEventListener('keydown', press);
    return () => {
      input.removeEventListener('input', type);
      input.removeEventListener('keydown', press);
    };
  }, [input, combobox, isOpen, activeId]);
}

function setOrRemove(element: HTMLElement, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
