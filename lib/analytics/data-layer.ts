import type { ConsentCommand, DataLayerEntry } from './payloads';
import { FRAME_PATH } from './settings';

declare global {
  interface Window {
    /** What has been pushed on this document; the container in the frame gets the same. */
    dataLayer?: DataLayerEntry[];
  }
}

/** What the frame is sent: an entry, or the page that it is to stand for. */
export interface Delivery {
  entry?: DataLayerEntry;
  page?: { path: string; title: string };
}

const DENIED: ConsentCommand = [
  'consent',
  'default',
  { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' },
];
const GRANTED: ConsentCommand = ['consent', 'update', { analytics_storage: 'granted' }];

/** The data layer of a visitor who agreed: the tag manager reads it in its own frame, before which deliveries wait. */
export class DataLayer {
  private readonly layer: DataLayerEntry[] = [];
  private waiting: Delivery[] = [];
  private frame: HTMLIFrameElement | null = null;
  private isReady = false;

  /** `kept`: what an earlier document of this tab has not delivered. */
  constructor(kept: readonly Delivery[]) {
    window.dataLayer = this.layer;
    window.addEventListener('message', this.hearFrame);
    this.push(DENIED, GRANTED);
    this.waiting.push(...kept);
  }

  push(...entries: DataLayerEntry[]): void {
    this.layer.push(...entries);
    this.deliver(entries.map((entry) => ({ entry })));
  }

  /** Has the frame stand for a page: what tags read by themselves is what they may know. */
  showPage(page: { path: string; title: string }): void {
    this.deliver([{ page }]);
  }

  showFrame(isShown: boolean): void {
    if (isShown === (this.frame !== null)) return;
    if (!isShown) {
      this.removeFrame();
      return;
    }
    const frame = document.createElement('iframe');
    frame.hidden = true;
    // Else tags would read the page's address as where they come from.
    frame.referrerPolicy = 'no-referrer';
    frame.src = FRAME_PATH;
    document.body.append(frame);
    this.frame = frame;
  }

  /** What the frame has not got yet, without what every document begins with. */
  undelivered(): Delivery[] {
    return this.waiting.filter(({ entry }) => !Array.isArray(entry));
  }

  /** What was not delivered is somebody else's to deliver. */
  forget(): void {
    this.waiting = [];
  }

  /** Ends every tag, and leaves nothing. */
  close(): void {
    window.removeEventListener('message', this.hearFrame);
    this.removeFrame();
    this.waiting = [];
    this.layer.length = 0;
  }

  private removeFrame(): void {
    this.frame?.remove();
    this.frame = null;
    this.isReady = false;
  }

  private readonly hearFrame = ({ source, data }: MessageEvent): void => {
    if (data !== 'tag-frame' || !this.frame || source !== this.frame.contentWindow) return;
    this.isReady = true;
    this.deliver([]);
  };

  private deliver(deliveries: readonly Delivery[]): void {
    this.waiting.push(...deliveries);
    if (!this.isReady) return;
    this.frame?.contentWindow?.postMessage(this.waiting, window.location.origin);
    this.waiting = [];
  }
}
