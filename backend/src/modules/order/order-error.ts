/** Why an order was not placed; the message is Magento's. Nothing of the order remains. */
export class OrderError extends Error {}
