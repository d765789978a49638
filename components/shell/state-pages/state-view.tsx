import type { ReactNode } from 'react';
import { StateDrawing } from './state-drawing';

interface StateViewProps {
  drawing: 'not-found' | 'failure';
  title: string;
  children: ReactNode;
}

/** A page that has nothing else to show: a drawing, a sentence, a way on. */
export function StateView({ drawing, title, children }: StateViewProps) {
  return (
    <div className="gutters mx-auto flex max-w-page flex-col items-center py-12 text-center md:py-20">
      <StateDrawing name={drawing} />
      <div className="mt-8 max-w-140">
        <h1 className="mb-4 text-xl md:text-2xl">{title}</h1>
        {children}
      </div>
    </div>
  );
}
