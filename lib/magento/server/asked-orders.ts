import { type ArgumentNode, type DocumentNode, Kind, parse, type ValueNode, visit } from 'graphql';

/** Whose cart a call makes an order of: the one with this id, the signed-in customer's own, or nobody can tell. */
export type OrderedCart = { id: string } | 'own' | 'unknown';

/** Magento's ways to make an order of a cart, its quotes between businesses among them; `path` stands behind `/V1`. */
const REST_ORDER = /^\/(guest-carts|carts|negotiable-carts)\/([^/]+)\/(?:order|payment-information)\/*$/i;

/** The carts that a REST call orders. */
export function ordersByRest(method: string, path: string): OrderedCart[] {
  const [, kind = '', id = ''] = (method !== 'GET' && REST_ORDER.exec(path)) || [];
  if (!id) return [];
  if (kind.toLowerCase() === 'guest-carts') return [{ id }];
  return kind.toLowerCase() === 'carts' && id.toLowerCase() === 'mine' ? ['own'] : ['unknown'];
}

/** `placeOrder`, `setPaymentMethodAndPlaceOrder`, and whatever a newer Magento calls so. */
const ORDER_FIELD = /place\w*order/i;

/** The carts that a GraphQL call orders, in whichever operation or fragment. Throws GraphQLError. */
export function ordersByQuery(text: string, variables: unknown): OrderedCart[] {
  if (!ORDER_FIELD.test(text)) return [];
  return ordersIn(parse(text, { noLocation: true }), Object(variables));
}

function ordersIn(document: DocumentNode, variables: Record<string, unknown>): OrderedCart[] {
  const orders: OrderedCart[] = [];
  visit(document, {
    [Kind.FIELD]: ({ name, arguments: given = [] }) => {
      if (ORDER_FIELD.test(name.value)) orders.push(cartOf(given, variables));
    },
  });
  return orders;
}

function cartOf(given: readonly ArgumentNode[], variables: Record<string, unknown>): OrderedCart {
  const input = given.find(({ name }) => name.value === 'input');
  const id = input && Object(readValue(input.value, variables)).cart_id;
  return typeof id === 'string' ? { id } : 'unknown';
}

/** An object with its texts; what a variable stands for is as the caller gave it. */
function readValue(node: ValueNode, variables: Record<string, unknown>): unknown {
  if (node.kind === Kind.VARIABLE) return Object.hasOwn(variables, node.name.value) ? variables[node.name.value] : null;
  if (node.kind === Kind.STRING) return node.value;
  if (node.kind !== Kind.OBJECT) return null;
  return Object.fromEntries(node.fields.map(({ name, value }) => [name.value, readValue(value, variables)]));
}
