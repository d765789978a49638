import { type RefObject, useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/controls/button';
import { Said } from '@/components/ui/said';
import type { PanelText } from '@/lib/catalog/options/panel-text';

/** What is below the window counts as in it: a jump from below to above would not be told else. */
const BELOW = '0px 0px 99999px 0px';

interface BuyBarProps {
  form: RefObject<HTMLFormElement | null>;
  /** Null until the form has been read. */
  text: PanelText | null;
  choice: string;
}

/** On phones, the choice, its price and the form's own button again at the bottom, once the form has left the window above. */
export function BuyBar({ form, text, choice }: BuyBarProps) {
  const [label, setLabel] = useState<string | null>(null);

  useEffect(() => {
    if (!form.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const button = entry && !entry.isIntersecting ? buttonOf(form.current) : undefined;
        setLabel((button?.firstElementChild ?? button)?.textContent ?? null);
      },
      { rootMargin: BELOW },
    );
    observer.observe(form.current);
    return () => observer.disconnect();
  }, [form]);

  if (!label || !text) return null;
  const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-slides] img')];
  // A variant's own stands in the place of another, which is hidden.
  const shown = pictures.find(({ offsetParent }) => offsetParent !== null);
  // One that is still to come has not chosen its size yet.
  const image = shown?.currentSrc || shown?.src;
  const isOut = text.stock.kind === 'out';
  return (
    <div
      data-bottom-bar="over"
      className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-3 border-line border-t bg-surface px-4 py-2 md:hidden print:hidden"
    >
      {image ? (
        // biome-ignore lint/performance/noImgElement: what the gallery has loaded already
        <img src={image} alt="" className="aspect-product h-12 rounded-input bg-sunken object-cover" />
      ) : null}
      <p className="min-w-0 flex-1 leading-tight">
        {text.from ? <span className="block text-ink-soft text-sm">{text.from}</span> : null}
        <span className="block font-semibold text-lg tabular-nums">{text.final}</span>
        <span className={`line-clamp-2 text-sm ${isOut ? 'text-brick' : 'text-ink-soft'}`}>
          <Said>{[isOut && text.stock.text, choice].filter(Boolean).join(' · ')}</Said>
          {text.unitPrice && !isOut ? (
            <span className="max-sm:hidden">
              {choice ? ' · ' : null}
              <Said>{text.unitPrice}</Said>
            </span>
          ) : null}
        </span>
      </p>
      <button
        type="button"
        disabled={isOut}
        onClick={() => buttonOf(form.current)?.click()}
        className={buttonClass('primary')}
      >
        {label}
      </button>
    </div>
  );
}

/** What leads into the basket: the form's submit button, or what stands in its place. */
function buttonOf(form: HTMLFormElement | null): HTMLButtonElement | undefined {
  const buttons = form?.querySelectorAll<HTMLButtonElement>('button[type="submit"]') ?? [];
  return [...buttons].find((button) => button.offsetParent !== null);
}
