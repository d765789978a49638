import { ofAllViews } from '@/lib/customer/read-customer-orders';
import { read } from '@/lib/magento/browser/calls';
import { downloadPath } from '@/lib/magento/download-path';
import { graphql } from '@/lib/magento/graphql';

/** A file that the customer has bought. */
export interface Download {
  /** What the file is called; null where that cannot be told. */
  title: string | null;
  /** What was bought with it: all such products of the order where its title is not known. */
  products: string[];
  /** Which of the order's files it is, and of how many: without titles several have nothing else of their own. */
  index: number;
  count: number;
  /** The number of the order that it was bought with. */
  orderNumber: string;
  date: string;
  /** Magento's own word, such as `available` or `expired`. */
  status: string;
  /** How often it may still be opened; null without a limit. */
  remaining: number | null;
  /** On the shop's own origin; null while it may not be opened. */
  href: string | null;
}

const downloadsDocument = graphql(`
  query downloads {
    customerDownloadableProducts {
      items {
        date
        download_url
        order_increment_id
        remaining_downloads
        status
      }
    }
  }
`);

const namesDocument = graphql(`
  query downloadNames($numbers: [String]!, $pageSize: Int!) {
    customer {
      orders(filter: { number: { in: $numbers } }, pageSize: $pageSize) {
        items {
          id
          number
          items {
            id
            product_name
            product_type
            ... on DownloadableOrderItem {
              downloadable_links {
                uid
                title
                sort_order
              }
            }
          }
        }
      }
    }
  }
`);

interface OrderFile {
  title: string;
  product: string;
}

interface OrderFiles {
  products: string[];
  /** In the order that Magento keeps them; null where that cannot be told. */
  files: OrderFile[] | null;
}

/** The customer's bought files. Throws AppError. */
export async function readDownloads(): Promise<Download[]> {
  const { customerDownloadableProducts: answer } = await read(downloadsDocument, {});
  const items = (answer?.items ?? []).filter((item) => item !== null);
  const orders = await readFiles([...new Set(items.flatMap((item) => item.order_increment_id ?? []))]);
  return items.map((item) => {
    const { date, download_url, order_increment_id, remaining_downloads, status } = item;
    const bought = items.filter((other) => other.order_increment_id === order_increment_id);
    const place = bought.indexOf(item);
    const order = orders.get(order_increment_id ?? '');
    // Magento leaves out files that wait for their payment: then nobody knows which ones are there.
    const file = order?.files?.length === bought.length ? order.files[place] : undefined;
    return {
      title: file?.title ?? null,
      products: file ? [file.product] : (order?.products ?? []),
      index: place + 1,
      count: bought.length,
      orderNumber: order_increment_id ?? '',
      date: date ?? '',
      status: status ?? '',
      remaining: remainingOf(remaining_downloads),
      href: status === 'available' && download_url ? (downloadPath(download_url) ?? download_url) : null,
    };
  });
}

/** What each order holds of downloadable products, by its number. */
async function readFiles(numbers: string[]): Promise<Map<string, OrderFiles>> {
  if (numbers.length === 0) return new Map();
  const { customer } = await read(ofAllViews(namesDocument), { numbers, pageSize: numbers.length });
  return new Map(
    (customer?.orders?.items ?? []).flatMap((order): [string, OrderFiles][] => {
      const items = (order?.items ?? []).flatMap((item) => (item?.product_type === 'downloadable' ? item : []));
      const products = items.flatMap((item) => item.product_name ?? []);
      const files = items.map(filesOf);
      return order
        ? [[order.number, { products, files: files.includes(null) ? null : files.flatMap((of) => of ?? []) }]]
        : [];
    }),
  );
}

interface ItemAnswer {
  product_name: string | null;
  downloadable_links?: readonly ({ title: string | null; sort_order: number | null } | null)[] | null;
}

/**
 * The files of one product. Magento keeps bought files as they were chosen, which is by their places in the shop, and
 * answers their titles by number: only where both ways are one does it say which is which.
 */
function filesOf({ product_name, downloadable_links }: ItemAnswer): OrderFile[] | null {
  const links = (downloadable_links ?? []).flatMap((link) => link ?? []);
  const isSorted = links.every(({ sort_order }, index) => (sort_order ?? 0) >= (links[index - 1]?.sort_order ?? 0));
  if (!isSorted || links.some(({ title }) => !title)) return null;
  return links.map(({ title }) => ({ title: title ?? '', product: product_name ?? '' }));
}

/** Magento says "Unlimited", in the store view's language, where there is no limit. */
function remainingOf(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}
