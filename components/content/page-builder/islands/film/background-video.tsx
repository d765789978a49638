import { useEffect, useState } from 'react';
import type { BehaviourProps } from '@/components/content/page-builder/islands/behaviour-props';
import { Parallax } from '@/components/content/page-builder/islands/parallax';
import { PlayButton } from '@/components/content/page-builder/islands/play-button';
import { watchMedia } from '@/lib/browser/media-query';
import { playerUrl } from '@/lib/content/media/video-source';
import type { BackgroundVideoSettings } from '@/lib/content/page-builder/islands';
import { sparesData } from '@/lib/pwa/spare-data';
import { playerFrame } from './player-frame';

/** A silent film behind a row or banner: a file plays by itself where motion and data allow, a player at a press. */
export function BackgroundVideo({ place, settings, labels }: BehaviourProps<'background-video'>) {
  const [film, setFilm] = useState<Film | null>(null);
  const [isWanted, setWanted] = useState(false);

  useEffect(() => {
    const layer = place.querySelector<HTMLElement>('[data-element="background-video"]');
    if (!layer) return;
    const made = settings.source.host === 'file' ? fileFilm(layer, settings) : hostFilm(layer, settings, labels.video);
    setFilm(made);
    return () => {
      made.end();
      setFilm(null);
    };
  }, [place, settings, labels]);

  useEffect(() => {
    if (settings.source.host !== 'file' || sparesData()) return;
    return watchMedia('(prefers-reduced-motion: reduce)', (isStill) => setWanted(!isStill));
  }, [settings]);

  useEffect(() => film?.want(isWanted), [film, isWanted]);

  return (
    <>
      {settings.speed === 1 ? null : <Parallax place={place} settings={settings} />}
      <PlayButton
        isPlaying={isWanted}
        labels={{ pause: labels.pauseVideo, play: labels.playVideo }}
        onClick={() => setWanted(!isWanted)}
        className="content-play flex size-11 items-center justify-center rounded-full border border-line-strong bg-surface text-ink hover:border-evergreen hover:text-evergreen-strong"
      />
    </>
  );
}

interface Film {
  want(isWanted: boolean): void;
  end(): void;
}

const FILLING = 'position:absolute;inset:0';

/** A file is loaded when it is first wanted, and plays while it is in sight. */
function fileFilm(layer: HTMLElement, settings: BackgroundVideoSettings): Film {
  const { source, isLooped, playsOnlyVisible, times } = settings;
  const { start, end } = times;
  const ending = new AbortController();
  let video: HTMLVideoElement | null = null;
  let isWanted = false;
  let isInSight = !playsOnlyVisible;

  const settle = () => {
    if (isWanted && isInSight && document.visibilityState !== 'hidden') {
      video ??= made();
      video.play().catch(goWithout);
    } else video?.pause();
  };
  const made = () => {
    const element = document.createElement('video');
    // In the markup as well: some browsers play by themselves only what is muted there.
    for (const name of ['muted', 'playsinline']) element.setAttribute(name, '');
    Object.assign(element, { muted: true, loop: isLooped && end <= start, tabIndex: -1 });
    element.setAttribute('aria-hidden', 'true');
    element.style.cssText = FILLING;
    element.src = playerUrl(source, { start });
    element.addEventListener('timeupdate', () => {
      if (end <= start || element.currentTime < end) return;
      if (isLooped) element.currentTime = start;
      else element.pause();
    });
    layer.append(element);
    return element;
  };
  const observer = new IntersectionObserver((entries) => {
    isInSight = entries.at(-1)?.isIntersecting ?? false;
    settle();
  });
  if (playsOnlyVisible) observer.observe(layer);
  document.addEventListener('visibilitychange', settle, { signal: ending.signal });

  return {
    want: (wanted) => {
      isWanted = wanted;
      settle();
    },
    end: () => {
      ending.abort();
      observer.disconnect();
      video?.pause();
      video?.remove();
    },
  };
}

/** A browser that plays nothing by itself shows the picture. */
function goWithout(): void {}

/** A host's player takes no commands before it has been asked for data: to pause is to take it away. */
function hostFilm(layer: HTMLElement, settings: BackgroundVideoSettings, title: string): Film {
  const { source, isLooped, times } = settings;
  let frame: HTMLIFrameElement | null = null;
  const remove = () => {
    frame?.remove();
    frame = null;
  };
  return {
    want: (wanted) => {
      remove();
      if (!wanted) return;
      frame = playerFrame(playerUrl(source, { autoplay: true, muted: true, isLooped, ...times }), title);
      frame.style.cssText = `${FILLING};pointer-events:none`;
      frame.tabIndex = -1;
      frame.setAttribute('aria-hidden', 'true');
      layer.append(frame);
    },
    end: remove,
  };
}
