import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/image/icon';

/** The id of the notice, by which `useLoaded` finds it. */
export const UNLOADED_NOTICE = 'part-unloaded';

/** The id of where it stands while no dialog is open. */
export const UNLOADED_PLACE = 'part-unloaded-place';

const CLOSE = 'data-close-unloaded';

/** Inline script: a press on the notice tries again, unless it is one on the button that closes it. */
export const CLOSE_UNLOADED = `addEventListener('click',e=>{let b=e.target.closest?.('[${CLOSE}]');if(b){e.stopPropagation();b.parentElement.hidden=true}},true)`;

interface UnloadedNoticeProps {
  text: string;
  tryAgain: string;
  close: string;
}

/** Says that a part did not load; the layout renders it, hidden, as nobody could load it offline. */
export function UnloadedNotice({ text, tryAgain, close }: UnloadedNoticeProps) {
  return (
    // It has a place of its own, as an open dialog takes it along (`Modal`).
    <div id={UNLOADED_PLACE}>
      <div id={UNLOADED_NOTICE} role="alert" hidden data-print="never" className="s-unloaded">
        <p className="flex flex-1 items-start gap-3">
          <Icon name="alert" className="mt-0.5 size-5 text-amber" />
          {text}
        </p>
        <Button look="secondary">{tryAgain}</Button>
        <button
          type="button"
          aria-label={close}
          {...{ [CLOSE]: '' }}
          className="target flex shrink-0 items-center justify-center rounded-full hover:bg-sunken"
        >
          <Icon name="close" />
        </button>
      </div>
    </div>
  );
}
