import { SHOP_RULES } from '@/lib/config/constants';
import type { AppError } from '@/lib/errors/app-error';

/** The cart's lines, by uid, that the shop's own rules have refused an order for. */
export function refusedLines(error: AppError | null): readonly string[] {
  return error?.category === SHOP_RULES ? (Object(error.cause).lines ?? []) : [];
}
