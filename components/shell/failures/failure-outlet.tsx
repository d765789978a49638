'use client';

import { Component, type ReactNode, useEffect } from 'react';
import { type Failure, OWN_CODE, onFailures } from './collect-failures';

/** Tells of errors that nobody caught; what tells comes with the first. Without it nobody is told; the console has them. */
function report(failures: Failure[]): void {
  import('./report-failures').then(
    (code) => code.reportFailures(failures),
    () => undefined,
  );
}

export function FailureOutlet() {
  useEffect(() => onFailures(report), []);
  return null;
}

/** Draws nothing where its children fail, and tells. */
export class RoomBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    report([{ error, script: OWN_CODE }]);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
