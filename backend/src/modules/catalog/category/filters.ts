import { and, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { cutTerm } from '../../../cut-term';
import { category } from '../../../database/schema/catalog';
import { inputError } from '../../../errors';
import { decodeUid, toId } from '../../../uid';
import { type EqualFilter, escapeLike, filterValues, type MatchFilter } from '../filter-input';
import { categoryColumns } from './entity';

export interface CategoryFilter {
  category_uid?: EqualFilter | null;
  ids?: EqualFilter | null;
  name?: MatchFilter | null;
  parent_category_uid?: EqualFilter | null;
  parent_id?: EqualFilter | null;
  url_key?: EqualFilter | null;
  url_path?: EqualFilter | null;
}

/** In bytes, as PHP counts: a Thai letter has three. */
const MINIMUM_MATCH = 3;

/**
 * Magento's category filters as a condition; without one, the store's root category.
 * Bad uids and names of fewer than 3 bytes are refused (graphql-input).
 */
export function categoryCondition(ctx: Context, filter: CategoryFilter | null | undefined): SQL | undefined {
  const conditions = [
    anyId(category.id, uids(filter?.category_uid)),
    anyId(category.id, ids(filter?.ids)),
    anyId(category.parentId, uids(filter?.parent_category_uid)),
    anyId(category.parentId, ids(filter?.parent_id)),
    anyText(categoryColumns.urlKey, filterValues(filter?.url_key)),
    anyText(categoryColumns.urlPath, filterValues(filter?.url_path)),
    nameMatch(filter?.name?.match),
  ].filter((condition) => condition !== undefined);
  return conditions.length ? and(...conditions) : eq(category.id, ctx.store.rootCategoryId);
}

function uids(filter: EqualFilter | null | undefined): (number | null)[] | null {
  return filterValues(filter)?.map((value) => toId(decodeUid(value))) ?? null;
}

function ids(filter: EqualFilter | null | undefined): (number | null)[] | null {
  return filterValues(filter)?.map(toId) ?? null;
}

function anyId(column: typeof category.id | typeof category.parentId, values: (number | null)[] | null) {
  return values
    ? inArray(
        column,
        values.filter((value) => value !== null),
      )
    : undefined;
}

function anyText(column: SQL<string | null>, values: string[] | null): SQL | undefined {
  if (!values) return undefined;
  return values.length ? sql`${column} in ${values}` : sql`false`;
}

function nameMatch(match: string | null | undefined): SQL | undefined {
  if (match === null || match === undefined) return undefined;
  if (Buffer.byteLength(match.trim()) < MINIMUM_MATCH) {
    throw inputError(`Invalid match filter. Minimum length is ${MINIMUM_MATCH}.`);
  }
  return ilike(categoryColumns.name, `%${escapeLike(cutTerm(match))}%`);
}
