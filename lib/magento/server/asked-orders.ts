import {
  type ArgumentNode,
  type DocumentNode,
  GraphQLError,
  Kind,
  OperationTypeNode,
  parse,
  type SelectionSetNode,
  type ValueNode,
  visit,
} from 'graphql';

/** Whose cart a call makes an order of: the one with this id, the signed-in customer's own, or nobody can tell. */
export type OrderedCart = { id: string } | 'own' | 'unknown';

/** Magento's ways to make an order of a cart, its quotes between businesses among them; `path` stands behind `/V1`. */
const REST_ORDER =
  /^\/(guest-carts|carts|negotiable-carts|purchase-order-carts)\/([^/]+)\/(?:order|(?:po-)?payment-information)\/*$/i;

/** The carts that a REST call orders. */
export function ordersByRest(method: string, path: string): OrderedCart[] {
  const [, kind = '', id = ''] = (method !== 'GET' && REST_ORDER.exec(path)) || [];
  if (!id) return [];
  if (kind.toLowerCase() === 'guest-carts') return [{ id }];
  return kind.toLowerCase() === 'carts' && id.toLowerCase() === 'mine' ? ['own'] : ['unknown'];
}

/** `placeOrder`, `setPaymentMethodAndPlaceOrder`, `completeOrder` of payment services, and whatever a newer Magento calls so. */
const ORDER_FIELD = /place\w*order|complete\w*order/i;

/** What may stand beside an order: the rest may change the cart after it was judged. */
const BESIDE_ORDER = ['setPaymentMethodOnCart', '__typename'];

/** A text with its variables, of which a call may have several. */
interface Query {
  query: string;
  variables?: unknown;
}

/**
 * The carts that a GraphQL call orders, in whichever operation or fragment. Throws GraphQLError, also where the call could
 * change a cart and order it.
 */
export function ordersByQueries(queries: readonly Query[]): OrderedCart[] {
  const orders = queries.flatMap(({ query, variables }) => ordersByQuery(query, variables));
  if (orders.length > 0 && queries.length > 1)
    throw new GraphQLError('An order cannot be placed in a batch of queries.');
  return orders;
}

function ordersByQuery(text: string, variables: unknown): OrderedCart[] {
  if (!ORDER_FIELD.test(text)) return [];
  const document = parse(text, { noLocation: true });
  const orders = ordersIn(document, Object(variables));
  const beside = mutationsIn(document).find((name) => !ORDER_FIELD.test(name) && !BESIDE_ORDER.includes(name));
  if (orders.length > 0 && beside) throw new GraphQLError(`An order cannot be placed in one call with ${beside}.`);
  return orders;
}

/** The root fields of all mutations, those of their fragments among them. */
function mutationsIn({ definitions }: DocumentNode): string[] {
  const spread = new Set<string>();
  const fieldsOf = ({ selections }: SelectionSetNode): string[] =>
    selections.flatMap((one) => {
      if (one.kind === Kind.FIELD) return [one.name.value];
      if (one.kind === Kind.INLINE_FRAGMENT) return fieldsOf(one.selectionSet);
      if (spread.has(one.name.value)) return [];
      spread.add(one.name.value);
      return definitions.flatMap((other) =>
        other.kind === Kind.FRAGMENT_DEFINITION && other.name.value === one.name.value
          ? fieldsOf(other.selectionSet)
          : [],
      );
    });
  return definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION && one.operation === OperationTypeNode.MUTATION
      ? fieldsOf(one.selectionSet)
      : [],
  );
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
  const { cartId, cart_id: id = cartId } = Object(input && readValue(input.value, variables));
  return typeof id === 'string' ? { id } : 'unknown';
}

/** An object with its texts; what a variable stands for is as the caller gave it. */
function readValue(node: ValueNode, variables: Record<string, unknown>): unknown {
  if (node.kind === Kind.VARIABLE) return Object.hasOwn(variables, node.name.value) ? variables[node.name.value] : null;
  if (node.kind === Kind.STRING) return node.value;
  if (node.kind !== Kind.OBJECT) return null;
  return Object.fromEntries(node.fields.map(({ name, value }) => [name.value, readValue(value, variables)]));
}
