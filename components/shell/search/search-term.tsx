'use client';

import { useEffect } from 'react';
import { useNavigationStore } from '@/lib/shell/navigation-store';

/**
 * The header's search has the results' own term, and none on other pages, also while the router changes them [CAT-6]. It
 * comes once the page rests: before, the form knows the term of the page that was loaded, and no first load grows by it.
 */
export function SearchTerm() {
  useEffect(() => {
    let place = placeHere();
    return useNavigationStore.subscribe(() => {
      // Another filter of the same results is no other place.
      if (place === placeHere()) return;
      place = placeHere();
      const field = searchField();
      if (field) field.value = termHere();
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
