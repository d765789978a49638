'use client';

import { useRouter } from 'next/navigation';
import {
  type InputEvent,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
  useTransition,
} from 'react';
import { opensHere } from '@/lib/browser/opens-here';
import { useNavigationStore } from '@/lib/shell/navigation-store';
import { useShellStore } from '@/lib/shell/shell-store';
import { clearHandOver, firstInDrawer, handedOver, handOver, sameControl } from './listing-hand-over';

interface ListingFrameProps {
  label: string;
  /** The URL of the listing inside; a new one is a new answer. */
  url: string;
  /** The count of products, announced to those who do not see it change. */
  status: string;
  children: ReactNode;
}

/** Follows a listing's own forms and links at once, shows it until the answer is there, and announces the answer. */
export function ListingFrame({ label, url, status, children }: ListingFrameProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [announced, setAnnounced] = useState('');
  const section = useRef<HTMLElement>(null);
  const currentUrl = useRef('');
  const asked = useRef('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new URL is the answer; its status comes with it
  useEffect(() => {
    if (currentUrl.current) resetControls(section.current);
    // What a browser restores by itself, on the way back, is no visitor's selection.
    else if (navigator.userActivation?.hasBeenActive) {
      const selected = selectedForm(section.current);
      if (selected) send(selected);
    }
    const left = handedOver();
    if (left) {
      setAnnounced(status);
      restoreFocus(section.current, left.control, currentUrl.current === '');
    }
    currentUrl.current = url;
  }, [url]);

  // Whatever has come, the same listing or another page, nothing is left to a later visit.
  useEffect(() => {
    if (!isPending) return;
    return () => {
      // React mounts twice in development; both must find it.
      setTimeout(clearHandOver);
    };
  }, [isPending]);

  function go(href: string, scroll: boolean) {
    const navigation = useNavigationStore.getState();
    const target = new URL(href, window.location.href).href;
    if (target !== window.location.href) {
      handOver({ href: target, isDrawerOpen: useShellStore.getState().drawer === 'FILTER' });
      navigation.start(null);
    } else if (isPending) {
      // The router gives up what was on its way; the address will not change, so nothing else would end it.
      clearHandOver();
      navigation.finish();
    } else return;
    asked.current = target;
    startTransition(() => router.push(href, { scroll }));
  }

  // Options are plain HTML, of which React hears no change.
  function change({ target }: InputEvent<HTMLElement>) {
    const isSelection =
      target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'checkbox');
    if (isSelection && target.form?.matches(OF_LISTING)) send(target.form, target);
  }

  function submit(event: SubmitEvent<HTMLElement>) {
    if (!(event.target instanceof HTMLFormElement && event.target.matches(OF_LISTING))) return;
    event.preventDefault();
    send(event.target);
  }

  /** What is on its way counts before what the last answer says, or a filter and an order would undo each other. */
  function send(form: HTMLFormElement, used?: Element) {
    const filters = filterForm(section.current) ?? form;
    const fields = isPending ? askedFields(asked.current, filters, used) : new FormData(filters);
    go(formHref(form, fields), false);
  }

  function follow(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.pathname !== window.location.pathname || !opensHere(event.nativeEvent, link)) return;
    event.preventDefault();
    go(link.pathname + link.search, link.closest('nav') !== null);
  }

  return (
    <section
      ref={section}
      aria-label={label}
      aria-busy={isPending}
      onInput={change}
      onSubmit={submit}
      onClickCapture={follow}
      className="group/listing mt-4 scroll-mt-4"
    >
      {children}
      <p role="status" className="sr-only">
        {announced}
      </p>
    </section>
  );
}

/** The forms of cards lead nowhere: what they add is taken up elsewhere. */
const OF_LISTING = 'form[action]';

function listingForms(section: HTMLElement | null): HTMLFormElement[] {
  return [...(section?.querySelectorAll<HTMLFormElement>(OF_LISTING) ?? [])];
}

/** The form of the filters; the other ones have a list of orders. */
function filterForm(section: HTMLElement | null): HTMLFormElement | undefined {
  return listingForms(section).find((form) => !form.querySelector('select'));
}

/** The fields of a URL that is on its way, from page 1 on, with the option that was used and amounts that were typed. */
function askedFields(url: string, filters: HTMLFormElement, used?: Element): [string, string][] {
  // What is sent by its button, or by Enter, is as it stands there.
  const isTyped = ({ type, value, defaultValue }: HTMLInputElement) =>
    type === 'text' && (!used || value !== defaultValue);
  const changed = [...filters.querySelectorAll('input')].filter((field) => field === used || isTyped(field));
  const isChanged = (name: string, value: string) =>
    changed.some((field) => field.name === name && (field.type === 'text' || field.value === value));
  return [
    ...[...new URL(url).searchParams].filter(([name, value]) => name !== 'page' && !isChanged(name, value)),
    ...changed
      .filter((field) => field.type === 'text' || field.checked)
      .map(({ name, value }): [string, string] => [name, value]),
  ];
}

/** The URL that a GET form leads to with these fields, and in its own order; those that were left empty are left out. */
function formHref(form: HTMLFormElement, fields: Iterable<[string, FormDataEntryValue]>): string {
  const search = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === 'string' && value) search.append(name, value);
  const sort = form.querySelector('select');
  if (sort?.value) search.set(sort.name, sort.value);
  else if (sort) search.delete(sort.name);
  const path = form.getAttribute('action') ?? '';
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The form in which something was selected before this code was there to follow it. */
function selectedForm(section: HTMLElement | null): HTMLFormElement | undefined {
  const isSelected = (field: Element) =>
    field instanceof HTMLSelectElement
      ? field.value !== (field.dataset.current ?? '')
      : field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
  return listingForms(section).find(({ elements }) => [...elements].some(isSelected));
}

/** Controls hold what the visitor selected; another answer, such as the previous one on the way back, has its own selection. */
function resetControls(section: HTMLElement | null): void {
  for (const form of section?.querySelectorAll('form') ?? []) form.reset();
  for (const select of section?.querySelectorAll('select') ?? []) select.value = select.dataset.current ?? '';
}

/** The focus goes to the control that was used; where it is gone, to what stands first in the drawer, or to the count. */
function restoreFocus(
  section: HTMLElement | null,
  control: { name: string; value: string } | null,
  isNew: boolean,
): void {
  if (!isNew && document.activeElement !== document.body) return;
  const same = sameControl(section, control);
  (same ?? firstInDrawer() ?? document.getElementById('listing-count'))?.focus({ preventScroll: true });
}
