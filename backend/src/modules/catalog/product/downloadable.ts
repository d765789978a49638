import type { Context } from '../../../context';
import { label } from '../../../labels';
import { uid } from '../../../uid';
import { type DownloadableLink, linksOf } from './downloadable-queries';
import type { Product } from './product-queries';

/** The file and the number of downloads are for those who bought the link. */
export const downloadableResolvers = {
  DownloadableProductLinks: {
    uid: ({ id }: DownloadableLink) => uid('downloadable', id),
    title: ({ titles }: DownloadableLink, _: unknown, ctx: Context) => label(titles, ctx.store),
    // In the base currency, whatever the request's is, as in Magento.
    price: ({ price }: DownloadableLink) => price,
    sort_order: ({ sortOrder }: DownloadableLink) => sortOrder,
    sample_url: ({ id, sampleFile }: DownloadableLink, _: unknown, ctx: Context) =>
      sampleFile ? `${ctx.origin}/downloadable/download/linkSample/link_id/${id}/` : null,
  },
};

export const downloadableFields = {
  links_title: (parent: Product) => parent.linksTitle,
  links_purchased_separately: (parent: Product) => Number(parent.linksPurchasedSeparately),
  downloadable_product_links: (parent: Product, _: unknown, ctx: Context) => linksOf(ctx, parent.id),
  // Samples of the product as a whole are not kept; links have their own.
  downloadable_product_samples: () => [],
};
