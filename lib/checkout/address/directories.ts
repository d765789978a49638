/** A region of a country: its number, code and name in the backend. */
export interface Region {
  id: number;
  code: string;
  name: string;
}

/** A country that the view sells to. */
export interface Country {
  id: string;
  /** In the view's language. */
  name: string;
}
