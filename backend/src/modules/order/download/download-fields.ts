import type { Context } from '../../../context';
import { timeText } from '../../../dates';
import { phrase } from '../../../labels';
import { customerIdOf } from '../../customer/queries';
import { type Purchase, purchasesOf } from './purchase-queries';

export const downloadResolvers = {
  Query: {
    async customerDownloadableProducts(_: unknown, __: unknown, ctx: Context) {
      ctx.uncacheable = true;
      return { items: await purchasesOf(ctx, customerIdOf(ctx)) };
    },
  },
  CustomerDownloadableProduct: {
    order_increment_id: ({ order }: Purchase) => order.incrementId,
    date: ({ order }: Purchase) => timeText(order.createdAt),
    download_url: ({ row }: Purchase, _: unknown, ctx: Context) =>
      `${ctx.origin}/downloadable/download/link/id/${row.hash}/`,
    remaining_downloads: ({ row: { downloadsBought, downloadsUsed } }: Purchase, _: unknown, ctx: Context) =>
      downloadsBought === 0 ? phrase('Unlimited', ctx.store) : String(downloadsBought - downloadsUsed),
  },
};
