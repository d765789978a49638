import { screen } from '@testing-library/react';
import { ListingFrame } from './listing-frame';

interface State {
  url?: string;
  status?: string;
  selected?: readonly string[];
  sort?: string;
  /** The filters are rendered anew in another; null where there is nothing to filter by. */
  place?: string | null;
  /** What is chosen, on top of the open drawer. */
  removable?: readonly string[];
}

/** A list with filters, an order, and the card of a product that is bought from it. */
export function listing({
  url = '/gear.html',
  status = '13 products',
  selected = [],
  sort = '',
  place = 'drawer',
  removable,
}: State = {}) {
  return (
    <ListingFrame label="Products" url={url} status={status}>
      {removable ? (
        <div>
          <div data-filters="">
            {removable.map((name) => (
              <a key={name} href="/gear.html?b">
                Remove {name}
              </a>
            ))}
          </div>
        </div>
      ) : null}
      {place ? (
        <form key={place} action="/gear.html">
          <input type="hidden" name="sort" value={sort} />
          {['Velmora,301', 'mmstr,300', 'Fernley & Rowe, London,306'].map((value) => (
            <label key={value}>
              {value}
              <input type="checkbox" name="brand[filter]" value={value} defaultChecked={selected.includes(value)} />
            </label>
          ))}
          <label>
            From <input name="price[from]" defaultValue="" />
          </label>
          <button type="submit">Apply</button>
        </form>
      ) : null}
      <form action="/gear.html">
        <input type="hidden" name="query" value="balm" disabled={place !== null} />
        <select aria-label="Sort by" name="sort" defaultValue={sort} data-current={sort}>
          <option value="">Recommended</option>
          <option value="price-asc">Price</option>
        </select>
      </form>
      <p id="listing-count" tabIndex={-1}>
        {status}
      </p>
      <a href="/gear.html?sort=price-asc">Remove filter</a>
      <a href="/balm.html">Balm</a>
      <form>
        <select aria-label="Colour of Balm">
          <option>Red</option>
          <option>Blue</option>
        </select>
        <button type="submit">Add</button>
      </form>
      <nav>
        <a href="/gear.html?page=2">Page 2</a>
      </nav>
    </ListingFrame>
  );
}

export const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
