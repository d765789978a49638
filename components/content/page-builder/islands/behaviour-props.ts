import type { IslandLabels } from '@/components/content/page-builder/island-labels';
import type { IslandKind, IslandSettings } from '@/lib/content/page-builder/islands';

/** What one kind is given: it finds its server-rendered element in `place`, and draws no more than its controls. */
export interface BehaviourProps<Kind extends IslandKind> {
  place: HTMLElement;
  settings: IslandSettings<Kind>;
  labels: IslandLabels;
}
