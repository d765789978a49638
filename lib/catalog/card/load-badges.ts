import { pageStoreCodes, pageUnsoldRule } from '@/lib/browser/page-store';
import { BADGES_PATH, type BadgeSource } from './badge-source';
import type { CardRules, Labels } from './card-rules';

/** What products' badges are read by in the browser. */
export interface BadgeLabels {
  cardRules: CardRules;
  labels: Labels;
}

let loading: Promise<BadgeLabels> | null = null;

/** What badges are read by in this document's store view, asked for once; null in a shop without any. Rejects where it does not come. */
export async function loadBadges(): Promise<BadgeLabels | null> {
  if (!pageUnsoldRule()) return null;
  loading ??= askForSource();
  return loading;
}

async function askForSource(): Promise<BadgeLabels> {
  try {
    const answer = await fetch(`${BADGES_PATH}?${new URLSearchParams({ store: pageStoreCodes().store })}`);
    if (!answer.ok) throw new Error(`Badges: ${answer.status}`);
    const { cardRules, attributes }: BadgeSource = await answer.json();
    const labels = attributes.map(({ code, input, options }) => [code, { input, options: new Map(options) }] as const);
    return { cardRules, labels: new Map(labels) };
  } catch (error) {
    // Whatever needs it next asks again.
    loading = null;
    throw error;
  }
}
