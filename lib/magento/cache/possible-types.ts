/**
 * Which types a fragment on an interface is for; without it the cache would guess. A document in the browser that
 * spreads a fragment on another interface adds it here. Adobe Commerce's gift cards are named too.
 */
export const possibleTypes = {
  CartAddressInterface: ['ShippingCartAddress', 'BillingCartAddress'],
  CartItemInterface: ofKinds('CartItem'),
  CustomizableProductInterface: ofKinds('Product'),
  ProductInterface: [...ofKinds('Product'), 'GroupedProduct'],
  WishlistItemInterface: [...ofKinds('WishlistItem'), 'GroupedProductWishlistItem'],
};

function ofKinds(noun: string): string[] {
  return ['Simple', 'Virtual', 'Downloadable', 'Bundle', 'Configurable', 'GiftCard'].map((kind) => kind + noun);
}
