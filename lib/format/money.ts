/** An amount in major units of its currency: `{ value: 4.99, currency: 'GBP' }`. */
export interface Money {
  value: number;
  currency: string;
}
