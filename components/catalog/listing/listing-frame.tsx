'use client';

import { useRouter } from 'next/navigation';
import {
  type ChangeEvent,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
  useTransition,
} from 'react';
import { opensHere } from '@/lib/browser/opens-here';
import { formHref } from '@/lib/catalog/listing/listing-form';
import { useNavigationStore } from '@/lib/shell/navigation-store';
import { useShellStore } from '@/lib/shell/shell-store';
import { clearHandOver, handedOver, handOver } from './listing-hand-over';

interface ListingFrameProps {
  label: string;
  /** The address of what is shown; a new one is a new answer. */
  address: string;
  /** What is shown, in words, for those who do not see it change. */
  status: string;
  children: ReactNode;
}

/**
 * A listing whose forms and links lead to itself: every choice is followed at once, what is shown stays
 * until the answer is there, and the answer is announced. Without JavaScript the same forms and links work.
 */
export function ListingFrame({ label, address, status, children }: ListingFrameProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [announced, setAnnounced] = useState('');
  const section = useRef<HTMLElement>(null);
  const shown = useRef('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is the answer; its words come with it
  useEffect(() => {
    if (shown.current) resetControls(section.current);
    const left = handedOver();
    if (left) {
      setAnnounced(status);
      restoreFocus(section.current, left.control, shown.current === '');
      // React mounts twice in development; both must find it.
      setTimeout(clearHandOver);
    }
    shown.current = address;
  }, [address]);

  function go(href: string, scroll: boolean) {
    if (new URL(href, window.location.href).href === window.location.href) return;
    handOver({ isDrawerOpen: useShellStore.getState().drawer === 'FILTER' });
    useNavigationStore.getState().start(null);
    startTransition(() => router.push(href, { scroll }));
  }

  function change({ target }: ChangeEvent<HTMLElement>) {
    const isChoice =
      target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'checkbox');
    if (isChoice && target.form) go(formHref(target.form), false);
  }

  function submit(event: SubmitEvent<HTMLElement>) {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    go(formHref(event.target), false);
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
      onChange={change}
      onSubmit={submit}
      onClickCapture={follow}
      className="group/listing mt-8 scroll-mt-4"
    >
      {children}
      <p role="status" className="sr-only">
        {announced}
      </p>
    </section>
  );
}

/** Controls keep what the visitor chose; an answer, such as the one before on the way back, has its own. */
function resetControls(section: HTMLElement | null): void {
  for (const form of section?.querySelectorAll('form') ?? []) form.reset();
  for (const select of section?.querySelectorAll('select') ?? []) select.value = select.dataset.current ?? '';
}

/** Where the control that was used has been drawn anew it has the focus again; where it is gone, the count has it. */
function restoreFocus(
  section: HTMLElement | null,
  control: { name: string; value: string } | null,
  isNew: boolean,
): void {
  if (!isNew && document.activeElement !== document.body) return;
  const fields = [...(section?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? [])];
  const same = fields.find(
    (field) =>
      field.type !== 'hidden' && field.name === control?.name && (!control.value || field.value === control.value),
  );
  (same ?? document.getElementById('listing-count'))?.focus({ preventScroll: true });
}
