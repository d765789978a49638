import { useEffect } from 'react';
import type { BehaviourProps } from '@/components/content/page-builder/islands/behaviour-props';
import { setAttributes } from '@/components/content/page-builder/islands/set-attributes';
import { playerUrl } from '@/lib/content/media/video-source';
import { playerFrame } from './player-frame';

/** A film's picture, which leads to its host, plays it here at a press; nothing is asked of the host before. It draws nothing. */
export function Video({ place, settings: { source, muted, times }, labels }: BehaviourProps<'video'>) {
  useEffect(() => {
    const facade = place.querySelector<HTMLAnchorElement>('a[data-element="video-facade"]');
    if (!facade) return;
    let player: HTMLIFrameElement | null = null;
    const name = facade.textContent?.trim() ?? '';
    const undo = setAttributes(facade, {
      role: 'button',
      'aria-label': name ? `${labels.playVideo}: ${name}` : labels.playVideo,
    });
    const play = (event: Event) => {
      event.preventDefault();
      player = playerFrame(playerUrl(source, { autoplay: true, muted, ...times }), name || labels.video);
      facade.after(player);
      facade.style.display = 'none';
      player.focus();
    };
    const press = (event: MouseEvent) => {
      if (event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) play(event);
    };
    // A link becomes a button: the space bar presses it too.
    const pressSpace = (event: KeyboardEvent) => event.key === ' ' && play(event);
    facade.addEventListener('click', press);
    facade.addEventListener('keydown', pressSpace);
    return () => {
      facade.removeEventListener('click', press);
      facade.removeEventListener('keydown', pressSpace);
      player?.remove();
      facade.style.display = '';
      undo();
    };
  }, [place, source, muted, times, labels]);
  return null;
}
