import type { Context } from '../../../context';
import { isObject, missing, readJsonBody, snakeKeys } from '../../../rest/json-body';
import type { RestCall, RestRoute } from '../../../rest/rest-endpoint';
import { RestError } from '../../../rest/rest-error';
import { toId, uid } from '../../../uid';
import { legacyRequest, wantedOf } from '../buy-request/buy-request-queries';
import type { BuyRequest } from '../buy-request/request-rules';
import type { CartRow } from '../cart-queries';
import { CartItemError, userErrorCode } from '../cart-rules';
import { addLines } from '../lines/add-queries';
import { removeLine, setQuantity } from '../lines/change-lines';
import { quoteOf } from '../quote/quote-queries';
import type { CartAccess } from './cart-access-queries';
import { restItems, restItemsOf } from './rest-item-queries';

type Parts = Record<string, unknown>;

function listOf(value: unknown): Parts[] {
  return Array.isArray(value) ? value.filter(isObject).map(snakeKeys) : [];
}

function partsOf(value: unknown): Parts {
  return isObject(value) ? snakeKeys(value) : {};
}

async function cartItemOf(call: RestCall): Promise<Parts> {
  const { cart_item } = await readJsonBody(call.request);
  if (!isObject(cart_item)) throw missing('cartItem');
  return snakeKeys(cart_item);
}

function quantityOf({ qty }: Parts): number {
  if ((typeof qty === 'number' || typeof qty === 'string') && Number(qty) > 0) return Number(qty);
  throw new RestError(400, 'Invalid value of "%value" provided for the %fieldName field.', {
    fieldName: 'qty',
    value: qty ?? null,
  });
}

/** What is asked for, in the form of the cart's own mutations: `product_option` tells how it is chosen. */
async function requestOf(ctx: Context, item: Parts, quantity: number): Promise<BuyRequest> {
  const chosen = partsOf(partsOf(item.product_option).extension_attributes);
  const request = await legacyRequest(ctx, {
    data: { sku: String(item.sku ?? ''), quantity },
    customizable_options: listOf(chosen.custom_options).map(({ option_id, option_value }) => ({
      id: Number(option_id),
      value_string: String(option_value ?? ''),
    })),
    bundle_options: listOf(chosen.bundle_options).map(({ option_id, option_qty, option_selections }) => ({
      id: Number(option_id),
      quantity: Number(option_qty ?? 1),
      value: Array.isArray(option_selections) ? option_selections.map(String) : [],
    })),
    downloadable_product_links: linksOf(partsOf(chosen.downloadable_option)).map((id) => ({ link_id: Number(id) })),
  });
  const configured = listOf(chosen.configurable_item_options).map(({ option_id, option_value }) =>
    uid('configurable', String(option_id), String(option_value)),
  );
  return { ...request, selected: [...request.selected, ...configured] };
}

function linksOf({ downloadable_links: links }: Parts): unknown[] {
  return Array.isArray(links) ? links : [];
}

const NO_PRODUCT = "The product that was requested doesn't exist. Verify the product and try again.";

async function refused<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof CartItemError)) throw error;
    throw userErrorCode(error.message) === 'PRODUCT_NOT_FOUND'
      ? new RestError(404, NO_PRODUCT)
      : new RestError(400, error.message);
  }
}

async function add(ctx: Context, row: CartRow, item: Parts): Promise<unknown> {
  const quantity = quantityOf(item);
  const before = new Map((await quoteOf({ ...ctx }, row)).lines.map((line) => [line.id, line.quantity]));
  await refused(async () => addLines(ctx, row.id, await wantedOf(ctx, await requestOf(ctx, item, quantity))));
  const items = await restItemsOf(ctx, await quoteOf({ ...ctx }, row));
  return items.findLast(({ item_id, qty }) => before.get(item_id) !== qty);
}

function noSuchItem(row: CartRow, id: number): RestError {
  return new RestError(404, "The %1 Cart doesn't contain the %2 item.", [row.id, id]);
}

async function update(ctx: Context, row: CartRow, id: number, item: Parts): Promise<unknown> {
  const change = await setQuantity(ctx, row.id, id, quantityOf(item));
  if (change.kind === 'unknown') throw noSuchItem(row, id);
  if (change.kind === 'refused') throw new RestError(400, change.problem);
  const items = await restItemsOf(ctx, await quoteOf({ ...ctx }, row));
  const changed = items.find(({ item_id }) => item_id === id);
  // Its product was disabled meanwhile: the cart no longer shows it.
  if (!changed) throw noSuchItem(row, id);
  return changed;
}

/** The lines of a cart by REST: read, added, changed and removed. */
export function itemRoutes(path: string, access: CartAccess): readonly RestRoute[] {
  const items = `${path}/items`;
  const idOf = ({ params }: RestCall) => toId(params.itemId ?? '') ?? 0;
  return [
    {
      method: 'GET',
      path: items,
      handle: async (call) => restItems(call, await quoteOf(call, await access.read(call))),
    },
    {
      method: 'POST',
      path: items,
      async handle(call) {
        const item = await cartItemOf(call);
        return access.change(call, (inside, row) => add(inside, row, item));
      },
    },
    {
      method: 'PUT',
      path: `${items}/:itemId`,
      async handle(call) {
        const item = await cartItemOf(call);
        return access.change(call, (inside, row) => update(inside, row, idOf(call), item));
      },
    },
    {
      method: 'DELETE',
      path: `${items}/:itemId`,
      handle: (call) =>
        access.change(call, async (inside, row) => {
          if (!(await removeLine(inside, row.id, idOf(call)))) throw noSuchItem(row, idOf(call));
          return true;
        }),
    },
  ];
}
