'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/image/icon';
import { useLoaded } from '@/components/ui/use-loaded';
import type { SearchPanelProps } from './search-panel';

const loadPanel = () => import('./search-panel').then((code) => code.SearchPanel);

interface SearchFormProps {
  action: string;
  label: string;
  placeholder: string;
  submit: string;
  suggest: Omit<SearchPanelProps, 'input' | 'action'>;
}

/** A plain form, for use without JavaScript too; suggestions come with the first focus [CAT-6]. */
export function SearchForm({ action, label, placeholder, submit, suggest }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const SearchPanel = useLoaded(loadPanel, input !== null);
  useEffect(() => {
    const own = field.current;
    // Who was faster than this script is typing already.
    if (own === document.activeElement) setInput(own);
    // The header is the same on every page: the results' own term is known here only.
    else if (own && location.pathname === action) own.value = new URLSearchParams(location.search).get(own.name) ?? '';
  }, [action]);
  return (
    <form action={action} className="relative">
      <input
        ref={field}
        type="search"
        name="query"
        required
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onFocus={(event) => setInput(event.currentTarget)}
        className="s-search-words border"
      />
      <button type="submit" aria-label={submit} className="s-search-go">
        <Icon name="search" />
      </button>
      {input && SearchPanel ? <SearchPanel input={input} action={action} {...suggest} /> : null}
    </form>
  );
}
