import { ofAllViews } from '@/lib/customer/read-customer-orders';
import { read } from '@/lib/magento/browser/calls';
import { downloadPath } from '@/lib/magento/download-path';
import { graphql } from '@/lib/magento/graphql';

/** A file that the customer has bought. */
export interface Download {
  /** What was bought: all such products of the order, since Magento does not tell of which the file is. */
  products: string[];
  /** Which of the order's files it is, and of how many: several have nothing else of their own. */
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
          }
        }
      }
    }
  }
`);

/** The customer's bought files. Throws AppError. */
export async function readDownloads(): Promise<Download[]> {
  const { customerDownloadableProducts: answer } = await read(downloadsDocument, {});
  const items = (answer?.items ?? []).filter((item) => item !== null);
  const products = await readProducts([...new Set(items.flatMap((item) => item.order_increment_id ?? []))]);
  return items.map((item) => {
    const { date, download_url, order_increment_id, remaining_downloads, status } = item;
    const files = items.filter((other) => other.order_increment_id === order_increment_id);
    return {
      products: products.get(order_increment_id ?? '') ?? [],
      index: files.indexOf(item) + 1,
      count: files.length,
      orderNumber: order_increment_id ?? '',
      date: date ?? '',
      status: status ?? '',
      remaining: remainingOf(remaining_downloads),
      href: status === 'available' && download_url ? (downloadPath(download_url) ?? download_url) : null,
    };
  });
}

/** What each order holds of downloadable products, by its number. */
async function readProducts(numbers: string[]): Promise<Map<string, string[]>> {
  if (numbers.length === 0) return new Map();
  const { customer } = await read(ofAllViews(namesDocument), { numbers, pageSize: numbers.length });
  return new Map(
    (customer?.orders?.items ?? []).flatMap((order): [string, string[]][] => {
      const files = (order?.items ?? []).filter((item) => item?.product_type === 'downloadable');
      return order ? [[order.number, files.flatMap((item) => item?.product_name ?? [])]] : [];
    }),
  );
}

/** Magento says "Unlimited", in the store view's language, where there is no limit. */
function remainingOf(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}
