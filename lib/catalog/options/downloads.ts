import { toMinorUnits } from '@/lib/format/money';
import { downloadPath } from '@/lib/magento/download-path';
import type { ProductOptionsAnswer } from './documents';

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

type DownloadsAnswer = Pick<
  ProductOptionsAnswer<'DownloadableProduct'>,
  'links_title' | 'links_purchased_separately' | 'downloadable_product_links' | 'downloadable_product_samples'
>;

/** Links and samples in the merchant's order. `rate`: Magento tells links' prices in the base currency. */
export function toDownloads(answer: DownloadsAnswer, currency: string, rate = 1): Downloads {
  return {
    title: answer.links_title || null,
    isChoice: answer.links_purchased_separately === 1,
    links: inOrder(answer.downloadable_product_links).map(({ uid, title, price, sample_url }) => ({
      uid,
      title: title ?? '',
      price: toMinorUnits((price ?? 0) * rate, currency),
      sampleUrl: sample_url ? ownUrl(sample_url) : null,
    })),
    samples: inOrder(answer.downloadable_product_samples).flatMap(({ title, sample_url }) =>
      sample_url ? [{ title: title ?? '', url: ownUrl(sample_url) }] : [],
    ),
  };
}

/** Samples of the backend come by the shop's own origin; a sample may also be a merchant's address anywhere. */
function ownUrl(url: string): string {
  return downloadPath(url) ?? url;
}

function inOrder<Entry extends { sort_order: number | null }>(
  entries: readonly (Entry | null)[] | null | undefined,
): Entry[] {
  return (entries ?? [])
    .filter((entry): entry is Entry => entry !== null)
    .toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0));
}
