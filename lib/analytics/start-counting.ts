import { readDraft, removeDraft, writeDraft } from '@/lib/browser/session/session-storage';
import { type CountedCart, type ShopEvent, told } from '@/lib/browser/shop-events';
import { CHECKOUT_PATH, SEARCH_PATH } from '@/lib/config/paths';
import { entriesOf, type Task } from './count-task';
import { DataLayer, type Delivery } from './data-layer';
import { openAppPage, type PageView, readPageFacts, readPageView } from './page-view';
import type { DataLayerEntry } from './payloads';
import { readPrivacyChoice, removeTraces } from './privacy-choice';
import type { AnalyticsSettings } from './settings';
import { resultSkus, watchLists } from './watch-lists';

/** What a document leaves to the next one of its tab. */
interface Left {
  tasks: Task[];
  deliveries: Delivery[];
  cart: CountedCart | null;
}

/** Results that decide whether the words of a search may be told. */
const FIRST_RESULTS = 24;

export interface Counting {
  /** To be called when another page has come. */
  viewPage: () => void;
  stop: () => void;
}

/** Counts for a visitor who has agreed; `isNew`: only now, so what was done before is not told. */
export function startCounting(settings: AnalyticsSettings, { isNew }: { isNew: boolean }): Counting {
  const left = readLeft();
  const layer = new DataLayer(left.deliveries);
  let { cart } = left;
  let tasks = left.tasks;
  let work = Promise.resolve();
  let shown: string | null = null;
  let view: PageView | null = null;
  let hasBegun = false;

  function add(task: Task): void {
    // Without the GA4 variant pages alone are counted.
    if (!settings.isGa4 && task.type !== 'page') return;
    tasks.push(task);
    work = work.then(next);
  }

  async function next(): Promise<void> {
    const [task] = tasks;
    if (!task) return;
    if (task.type === 'cart') cart = task.cart;
    // Whatever happens, one event does not hold up the others.
    const entries = await entriesOf(task, cart, settings).catch((): DataLayerEntry[] => []);
    // The document may have been left, or the visitor have withdrawn, meanwhile.
    if (tasks[0] !== task) return;
    tasks.shift();
    if (task.type === 'page') layer.showPage(task.view);
    layer.push(...entries);
  }

  function hearShop(event: ShopEvent): void {
    // The checkout is told anew whenever its cart changes; it began once.
    if (event.type !== 'checkout' || !hasBegun) add(event);
    if (event.type !== 'checkout') return;
    hasBegun = true;
    cart = event.cart;
  }

  function viewPage(): void {
    const { pathname, search } = window.location;
    const words = openAppPage() === SEARCH_PATH ? (new URLSearchParams(search).get('query') ?? '') : '';
    const key = `${pathname} ${words}`;
    if (key === shown) return;
    shown = key;
    hasBegun = false;
    const facts = readPageFacts();
    view = readPageView(facts, view);
    add({ type: 'page', view });
    if (facts?.sku) add({ type: 'product', sku: facts.sku });
    if (words) add({ type: 'search', words, skus: resultSkus().slice(0, FIRST_RESULTS) });
    layer.showFrame(openAppPage() !== CHECKOUT_PATH);
  }

  function leave(): void {
    const isPaying = openAppPage() === CHECKOUT_PATH;
    const rest: Left = { tasks, deliveries: layer.undelivered(), cart: isPaying ? cart : null };
    if (tasks.length === 0 && rest.deliveries.length === 0 && !rest.cart) return;
    writeDraft('draft_analytics', rest);
    tasks = [];
    layer.forget();
  }

  function comeBack({ persisted }: PageTransitionEvent): void {
    // Another page may have withdrawn meanwhile, which stops this one a moment later.
    if (!persisted || readPrivacyChoice() !== 'accepted') return;
    shown = null;
    viewPage();
  }

  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  for (const _ of tasks) work = work.then(next);
  viewPage();
  const stopHearing = hear(hearShop, { withBacklog: !isNew });
  const stopWatching = watchLists(
    (seen) => add({ type: 'list', ...seen }),
    (followed) => add({ type: 'followed', ...followed }),
  );
  return {
    viewPage,
    stop: () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      stopHearing();
      stopWatching();
      tasks = [];
      layer.close();
      // Tags may have written once more when their frame went.
      if (readPrivacyChoice() !== 'accepted') removeTraces();
    },
  };
}

function readLeft(): Left {
  const stored = readDraft('draft_analytics');
  removeDraft('draft_analytics');
  const isLeft = typeof stored === 'object' && stored !== null && 'tasks' in stored;
  return isLeft ? (stored as Left) : { tasks: [], deliveries: [], cart: null };
}

/** Hears what is told, and `withBacklog` what waits. Every page loads `tell`, but not this. Returns a way to stop. */
export function hear(onTold: (event: ShopEvent) => void, { withBacklog }: { withBacklog: boolean }): () => void {
  const waiting = told.splice(0);
  told.push = (...events) => {
    for (const event of events) onTold(event);
    return 0;
  };
  if (withBacklog) for (const event of waiting) onTold(event);
  return () => {
    told.push = Array.prototype.push;
  };
}
