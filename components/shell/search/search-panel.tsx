'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLeave } from '@/components/ui/dialog/use-leave';
import { searchHref } from '@/lib/catalog/search/search-term';
import type { SuggestQuery } from '@/lib/catalog/search/suggestions';
import { useNavigationStore } from '@/lib/shell/navigation-store';
import { useShellStore } from '@/lib/shell/shell-store';
import { SearchOption } from './search-option';
import { NOTHING, type Suggestion, type SuggestLabels, toGroups, toResults } from './suggestion-groups';
import { useCombobox } from './use-combobox';
import { type SuggestContext, useSuggestions } from './use-suggestions';

export interface SearchPanelProps {
  input: HTMLInputElement;
  action: string;
  query: SuggestQuery;
  context: SuggestContext;
  labels: SuggestLabels;
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What is suggested while one types into the search: products, categories, terms [CAT-6]. */
export function SearchPanel({ input, action, query, context, labels }: SearchPanelProps) {
  const router = useRouter();
  const id = useId();
  const [term, setTerm] = useState(() => tidy(input.value));
  const [isMeant, setMeant] = useState(true);
  const [active, setActive] = useState(-1);
  const found = useSuggestions(term, query, context, action);
  const [listed, setListed] = useState(found);
  // An option that was reached stood in the former list: the same place in this one is something else.
  if (listed !== found) {
    setListed(found);
    setActive(-1);
  }
  const groups = found ? toGroups(found, labels, context, action) : [];
  const all = found && toResults(found, labels);
  const options = [...groups.flatMap((group) => group.options), ...(all ? [all] : [])];
  const isOpen = isMeant && options.length > 0;
  const optionId = (index: number) => `${id}-option-${index}`;

  const close = useCallback(() => {
    setMeant(false);
    setActive(-1);
  }, []);
  // The field belongs to the list: only what is beside both leaves it.
  const form = useRef<HTMLElement | null>(input.form);
  useLeave(form, close);

  useCombobox(input, {
    listId: id,
    isOpen,
    activeId: isOpen && active >= 0 ? optionId(active) : null,
    onType: (text) => {
      setTerm(tidy(text));
      setMeant(true);
      setActive(-1);
    },
    onStep: (by) => {
      // The address may have brought another term.
      setTerm(tidy(input.value));
      setMeant(true);
      // The field itself stands between the last option and the first.
      const places = options.length + 1;
      setActive((current) => ((current + 1 + by + places) % places) - 1);
    },
    onClose: close,
  });

  // Letters that were typed between drawing and listening.
  useEffect(() => setTerm(tidy(input.value)), [input]);

  const leave = useCallback(() => {
    close();
    useShellStore.getState().closeSearch();
  }, [close]);

  useEffect(() => {
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      const href = searchHref(action, tidy(input.value));
      leave();
      const { isPageLoading, start, finish } = useNavigationStore.getState();
      const isOpen = window.location.pathname + window.location.search === href;
      if (!tidy(input.value) || (isOpen && !isPageLoading)) return;
      // Back to the open results, the router gives up what was on its way: nothing else would end that.
      if (isOpen) finish();
      else start('SEARCH');
      router.push(href);
    };
    const owner = input.form;
    owner?.addEventListener('submit', submit);
    return () => owner?.removeEventListener('submit', submit);
  }, [input, action, router, leave]);

  const draw = (option: Suggestion) => {
    const index = options.indexOf(option);
    return (
      <SearchOption
        key={option.key}
        id={optionId(index)}
        option={option}
        isActive={index === active}
        onFollow={leave}
      />
    );
  };

  return (
    <>
      {isOpen ? (
        <div
          id={id}
          role="listbox"
          aria-label={labels.label}
          className="absolute inset-x-0 top-full z-40 mt-2 max-h-[clamp(14rem,100dvh-11rem,42rem)] scroll-pb-20 overflow-y-auto overscroll-contain rounded-card border border-line bg-surface px-2 pt-2 shadow-float touch:max-h-[clamp(14rem,45dvh,42rem)]"
        >
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a list box has groups of options, not field sets
            <div key={group.name} role="group" aria-label={group.name} className="last:pb-2">
              <p aria-hidden="true" className="caps px-3 pt-3 pb-1 text-ink-soft">
                {group.name}
              </p>
              {group.options.map(draw)}
            </div>
          ))}
          {/* It stays at the foot while the others are scrolled. */}
          {all ? (
            <div className="sticky bottom-0 -mx-2 mt-2 border-line border-t bg-surface p-2">{draw(all)}</div>
          ) : null}
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {isMeant ? summary(options, labels) : ''}
      </p>
    </>
  );
}

function summary([first, ...others]: Suggestion[], labels: SuggestLabels): string {
  if (!first) return '';
  return first.key === NOTHING ? first.label : labels.summary.replace('{count}', String(1 + others.length));
}
