import type { ComponentType } from 'react';
import type { IslandLabels } from '@/components/content/page-builder/island-labels';
import { goWithout, useLoaded } from '@/components/ui/use-loaded';
import type { IslandKind, IslandSpec } from '@/lib/content/page-builder/islands';
import type { BehaviourProps } from './behaviour-props';

type Kinds = { [Kind in IslandKind]: () => Promise<ComponentType<BehaviourProps<Kind>>> };

/** One file each: a page with tabs does not load a map. */
const KINDS: Kinds = {
  slider: () => import('./slides/slider').then(({ Slider }) => Slider),
  carousel: () => import('./slides/product-carousel').then(({ ProductCarousel }) => ProductCarousel),
  tabs: () => import('./tabs').then(({ Tabs }) => Tabs),
  map: () => import('./map/map').then(({ LocationMap }) => LocationMap),
  video: () => import('./film/video').then(({ Video }) => Video),
  'background-video': () => import('./film/background-video').then(({ BackgroundVideo }) => BackgroundVideo),
  parallax: () => import('./parallax').then(({ Parallax }) => Parallax),
  lightbox: () => import('./lightbox').then(({ Lightbox }) => Lightbox),
};

/** Brings a part of merchant content to life, by its kind. */
export function Behaviour({ place, spec, labels }: { place: HTMLElement; spec: IslandSpec; labels: IslandLabels }) {
  return <BehaviourOf kind={spec.kind} place={place} settings={spec.settings} labels={labels} />;
}

function BehaviourOf<Kind extends IslandKind>({ kind, ...props }: BehaviourProps<Kind> & { kind: Kind }) {
  const Loaded = useLoaded<ComponentType<BehaviourProps<Kind>>>(KINDS[kind], true, goWithout);
  return Loaded ? <Loaded {...props} /> : null;
}
