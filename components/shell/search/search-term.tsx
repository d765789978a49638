'use client';

import { useEffect } from 'react';
import { useNavigationStore } from '@/lib/shell/navigation-store';

/** Keeps the header's search on the results' own term, none on other pages, while the router changes them [CAT-6]. */
export function SearchTerm() {
  useEffect(() => {
    let place = placeHere();
    let left: string | undefined;
    return useNavigationStore.subscribe(({ isPageLoading }) => {
      const field = searchField();
      // Another filter of the same results is no other place.
      if (place !== placeHere()) {
        place = placeHere();
        // What has been typed since another page was asked for is the next term.
        if (field && field.value === (left ?? field.value)) field.value = termHere();
      }
      left = isPageLoading ? field?.value : undefined;
    });
  }, []);
  return null;
}

function searchField(): HTMLInputElement | null {
  return document.querySelector('search > form > input');
}

function termHere(): string {
  const field = searchField();
  const isResults = location.pathname === field?.form?.getAttribute('action');
  return (isResults && new URLSearchParams(location.search).get(field.name)) || '';
}

function placeHere(): string {
  return location.pathname + termHere();
}
