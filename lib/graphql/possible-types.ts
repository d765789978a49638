/**
 * Which types a fragment on an interface is for: without it the cache would guess. Adobe Commerce's own types are
 * named too. A document that spreads a fragment on another interface adds it here.
 */
export const possibleTypes: Record<string, string[]> = {
  CartAddressInterface: ['ShippingCartAddress', 'BillingCartAddress'],
  CartItemInterface: ofKinds('CartItem'),
  CustomizableProductInterface: ofKinds('Product'),
  PhysicalProductInterface: ofKinds('Product'),
  ProductInterface: [...ofKinds('Product'), 'GroupedProduct'],
  RoutableInterface: [...ofKinds('Product'), 'GroupedProduct', 'CategoryTree', 'CmsPage'],
  WishlistItemInterface: [...ofKinds('WishlistItem'), 'GroupedProductWishlistItem'],
};

/** Kinds of product that lie in a cart as they are. */
function ofKinds(noun: string): string[] {
  return ['Simple', 'Virtual', 'Downloadable', 'Bundle', 'Configurable', 'GiftCard'].map((kind) => kind + noun);
}
