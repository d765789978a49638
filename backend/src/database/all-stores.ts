/** The store id under which a value stands that every view falls back to, as in Magento. */
export const ALL_STORES = 0;
