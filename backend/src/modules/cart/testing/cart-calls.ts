import type { Shop } from '../../../testing/shop';

const ADD = `mutation a($c: String!, $i: [CartItemInput!]!) { addProductsToCart(cartId: $c, cartItems: $i) {
  cart { id total_quantity
    items { uid id quantity product { sku } prices { price { value } row_total { value } row_total_including_tax { value } } }
    prices { grand_total { value } } }
  user_errors { code message } } }`;

interface Added {
  cart: { total_quantity: number; items: { uid: string; id: string }[] };
  user_errors: { code: string; message: string }[];
}

/** What tests of carts do again and again. */
export function cartCalls(shop: Pick<Shop, 'execute'>, headers: Record<string, string> = {}) {
  const tryAdd = (c: string, i: object[]) => shop.execute(ADD, { c, i }, headers);
  return {
    async newCart(): Promise<string> {
      const { data } = (await shop.execute('mutation { createEmptyCart }', {}, headers)).body;
      return (data as { createEmptyCart: string }).createEmptyCart;
    },
    tryAdd,
    async add(id: string, items: object[]): Promise<Added> {
      const { data, errors } = (await tryAdd(id, items)).body;
      if (errors) throw new Error(errors[0]?.message);
      return (data as { addProductsToCart: Added }).addProductsToCart;
    },
    /** Sends a mutation that takes one `input` and gives a cart. */
    mutate: (name: string, input: object, fields = 'cart { total_quantity }') => {
      const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
      return shop.execute(`mutation m($i: ${type}) { ${name}(input: $i) { ${fields} } }`, { i: input }, headers);
    },
  };
}
