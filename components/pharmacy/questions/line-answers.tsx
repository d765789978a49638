'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LineNote } from '@/components/pharmacy/line-note';
import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/controls/button';
import { Said } from '@/components/ui/said';
import { warn } from '@/lib/browser/notice-event';
import { pagePath } from '@/lib/browser/page-store';
import { type CartLine, LINE } from '@/lib/cart/cart';
import { SEALED } from '@/lib/cart/items/entered-options';
import { lineKey } from '@/lib/cart/items/line-input';
import { changeOptions } from '@/lib/cart/items/update-item';
import { inheritPlace } from '@/lib/cart/line-places';
import { announce, useCartStore } from '@/lib/cart/session/cart-store';
import { CART_PATH } from '@/lib/config/paths';
import { AppError } from '@/lib/errors/app-error';
import { loadQuestions, loadSpent } from '@/lib/pharmacy/suitability/ask-server';
import { givenAnswers } from '@/lib/pharmacy/suitability/judge-answers';
import { cartLineState, type LineState, sealOf } from '@/lib/pharmacy/suitability/line-state';
import type { SuitabilitySource } from '@/lib/pharmacy/suitability/suitability-source';
import type { QuestionsProps } from './questions';

interface LineAnswersProps {
  lines: readonly CartLine[];
  /** A drawer tells only, its page changes; where lines can only be looked at, theirs is the way to the basket. */
  place: 'page' | 'drawer' | 'review';
  /** Why the basket cannot be ordered, in a few words; null where no answers are missing. */
  onVerdict: (refusal: string | null) => void;
}

interface Edited {
  line: CartLine;
  source: SuitabilitySource;
  Dialog: ComponentType<QuestionsProps>;
}

/** At each line that asks: whether its questions are answered, and a way to answer them anew, in the old line's place. */
export function LineAnswers({ lines, place, onVerdict }: LineAnswersProps) {
  const t = useTranslations('pharmacy.lineAnswers');
  const [edited, setEdited] = useState<Edited | null>(null);
  const [awaited, setAwaited] = useState<string | null>(null);
  const spent = useSpent(lines);
  const asked = lines.flatMap((line) => {
    const state = line.isUnsealable ? null : cartLineState(line);
    const isSpent = state === 'given' && spent.includes(sealOf(line) ?? '');
    return state ? [{ line, state: isSpent ? 'missing' : state }] : [];
  });
  const open = asked.filter(({ state }) => state !== 'given');
  const names = open.map(({ line }) => line.product.name).join(', ');
  const refusal = open.length > 0 ? t('refusal', { names }) : null;
  useLayoutEffect(() => {
    onVerdict(refusal);
    return () => onVerdict(null);
  }, [onVerdict, refusal]);

  async function edit(line: CartLine) {
    if (awaited) return;
    const { sku, variantSku, name } = line.product;
    setAwaited(line.key);
    try {
      const [source, code] = await Promise.all([
        loadQuestions({ sku, variant: variantSku ?? undefined }),
        import('./questions'),
      ]);
      setEdited({ line, source, Dialog: code.QuestionsDialog });
    } catch (error) {
      // Nothing can be asked about it, however often it is tried.
      const isUnavailable = error instanceof AppError && error.status === 404;
      warn(isUnavailable ? t('unavailable', { name }) : t('lost'));
    } finally {
      setAwaited(null);
    }
  }

  if (place === 'review') return open.map((one) => <OpenLine key={one.line.key} {...one} />);
  return (
    <>
      {asked.map(({ line, state }) => (
        <LineNote key={line.key} line={line.key} role={state === 'given' ? 'group' : 'status'}>
          <AnswersNote
            line={line}
            state={state}
            isBusy={awaited === line.key}
            onEdit={place === 'page' ? () => edit(line) : null}
          />
        </LineNote>
      ))}
      {edited ? <Editing {...edited} onClose={() => setEdited(null)} /> : null}
    </>
  );
}

/** Seals that were ordered before, as of a line that is ordered again: what the till alone could tell. */
function useSpent(lines: readonly CartLine[]): readonly string[] {
  const [spent, setSpent] = useState<readonly string[]>([]);
  const cart = useCartStore((state) => state.cartId);
  const seals = lines.flatMap((line) => sealOf(line) ?? []).join();
  useEffect(() => {
    // Where nobody tells, the till does.
    if (cart && seals) loadSpent(cart, seals.split(',')).then(setSpent, () => undefined);
  }, [cart, seals]);
  return spent;
}

interface AskedLine {
  line: CartLine;
  state: LineState;
}

/** Why a line cannot be ordered, with the way to where it is answered or removed. */
function OpenLine({ line, state }: AskedLine) {
  const t = useTranslations('pharmacy.basketGuard');
  return (
    <Alert kind="error" title={<Said>{line.product.name}</Said>} className="mb-4">
      <p className="mb-2 text-sm">
        <StateText line={line} state={state} />
      </p>
      <a href={pagePath(CART_PATH)} className={buttonClass('secondary', 'px-3 text-sm')}>
        {t('change')}
      </a>
    </Alert>
  );
}

function StateText({ line, state }: AskedLine) {
  const t = useTranslations('pharmacy.lineAnswers');
  const ended = (['unsuitable', 'talkFirst'] as const).find((end) =>
    textsOf(line).some((text) => text.includes(`\n${t(end)}\n`)),
  );
  return state === 'given' ? null : t(ended ? `${ended}Text` : state);
}

interface AnswersNoteProps extends AskedLine {
  /** Its questions are on their way. */
  isBusy: boolean;
  onEdit: (() => void) | null;
}

function AnswersNote({ line, state, isBusy, onEdit }: AnswersNoteProps) {
  const t = useTranslations('pharmacy.lineAnswers');
  const { name } = line.product;
  const isGiven = state === 'given';
  return (
    <>
      {isGiven ? null : (
        <span className="block text-brick">
          <StateText line={line} state={state} />
        </span>
      )}
      {onEdit ? (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-busy={isBusy || undefined}
          aria-label={t(isGiven ? 'editName' : 'answerName', { name })}
          onClick={onEdit}
          className="inline-flex min-h-11 items-center rounded-sm text-evergreen underline underline-offset-4 hover:text-evergreen-strong aria-busy:opacity-60"
        >
          {t(isGiven ? 'edit' : 'answer')}
        </button>
      ) : null}
    </>
  );
}

/** The questions about a line, with what was answered; an answer that stands against it leaves a line that nobody can order. */
function Editing({ line, source, Dialog, onClose }: Edited & { onClose: () => void }) {
  const t = useTranslations('pharmacy.lineAnswers');
  const { sku, name, variantSku } = line.product;
  // The line as it is by now, and what is done to it: one change after the other.
  const current = useRef(line);
  const changes = useRef(Promise.resolve());
  const sealed = textsOf(line).find((text) => SEALED.test(text));
  const given = useRef(sealed ? givenAnswers(source.form, sealed) : []);

  function change(text: string) {
    changes.current = changes.current.then(async () => {
      const { input } = current.current;
      const others = (input.entered_options ?? []).filter(({ uid }) => uid !== source.option);
      const changed = { ...input, entered_options: [...others, { uid: source.option, value: text }] };
      const key = lineKey(changed);
      try {
        inheritPlace(current.current.key, key);
        await changeOptions(current.current, changed);
        current.current = { ...current.current, input: changed, key };
        announce(t('edited', { name }));
      } catch {
        warn(t('failed', { name }));
      }
    });
    return changes.current;
  }

  async function close() {
    onClose();
    await changes.current;
    // The button that had the focus may have gone with the old line.
    requestAnimationFrame(() => focusLine(current.current.key));
  }

  return (
    <Dialog
      asked={{ sku, variant: variantSku ?? undefined }}
      name={name}
      source={source}
      others={null}
      given={given.current}
      // As what is sealed, of which no browser keeps more than the title; the till believes no such seal.
      onEnd={(kind) => change(`${t('unanswered')}\n${t(kind === 'stop' ? 'unsuitable' : 'talkFirst')}\nSeal: none`)}
      onAnswered={(text) => {
        change(text);
        close();
      }}
      onClose={close}
    />
  );
}

function textsOf({ input }: CartLine): string[] {
  return (input.entered_options ?? []).map(({ value }) => value);
}

/** The page's line, not that of a drawer. */
function focusLine(key: string): void {
  const lines = [...document.querySelectorAll<HTMLElement>(`main [${LINE}]`)];
  lines.find((line) => line.getAttribute(LINE) === key)?.focus();
}
