import type { IslandLabels } from '@/components/content/page-builder/island-labels';

interface PlayButtonProps {
  isPlaying: boolean;
  labels: Pick<IslandLabels, 'pause' | 'play'>;
  onClick: () => void;
  className: string;
}

/** Pauses what moves by itself, and has it go on: its name is what a press does. */
export function PlayButton({ isPlaying, labels, onClick, className }: PlayButtonProps) {
  return (
    <button type="button" aria-label={isPlaying ? labels.pause : labels.play} onClick={onClick} className={className}>
      <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="size-5">
        <path d={isPlaying ? 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z' : 'M8 5v14l11-7z'} />
      </svg>
    </button>
  );
}
