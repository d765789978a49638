import { toMinorUnits } from '@/lib/format/money';

export interface DownloadLink {
  uid: string;
  title: string;
  /** Minor units; counts where links are bought one by one. */
  price: number;
  sampleUrl: string | null;
}

/** What a downloadable product holds. */
export interface Downloads {
  title: string | null;
  /** Whether the shopper chooses among the links; else all of them are bought. */
  isChoice: boolean;
  links: DownloadLink[];
  samples: { title: string; url: string }[];
}

interface BackendSample {
  title?: string | null;
  sort_order?: number | null;
  sample_url?: string | null;
}

export interface DownloadsAnswer {
  links_title?: string | null;
  links_purchased_separately?: number | null;
  downloadable_product_links?: readonly ((BackendSample & { uid: string; price?: number | null }) | null)[] | null;
  downloadable_product_samples?: readonly (BackendSample | null)[] | null;
}

/** Maps links and samples in the merchant's order. */
export function toDownloads(answer: DownloadsAnswer, currency: string): Downloads {
  return {
    title: answer.links_title || null,
    isChoice: answer.links_purchased_separately === 1,
    links: inOrder(answer.downloadable_product_links).map(({ uid, title, price, sample_url }) => ({
      uid,
      title: title ?? '',
      price: toMinorUnits(price ?? 0, currency),
      sampleUrl: sample_url || null,
    })),
    samples: inOrder(answer.downloadable_product_samples).flatMap(({ title, sample_url }) =>
      sample_url ? [{ title: title ?? '', url: sample_url }] : [],
    ),
  };
}

function inOrder<Entry extends BackendSample>(entries: readonly (Entry | null)[] | null | undefined): Entry[] {
  return (entries ?? [])
    .filter((entry): entry is Entry => entry !== null)
    .toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0));
}
