// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CardProduct } from '@/lib/catalog/card/card-product';
import { WithMessages } from '@/lib/testing/with-messages';
import { ProductCard, ProductGrid } from './product-card';
import { ProductCardSkeleton } from './product-card-skeleton';

const gbp = (minor: number) => ({ minor, currency: 'GBP' });

const ibuprofen: CardProduct = {
  id: '7',
  uid: 'MQ==',
  sku: 'IBU-200',
  name: 'Velmora Ibuprofen tablets',
  shortName: 'Ibuprofen tablets',
  href: '/ibuprofen.html',
  image: 'https://shop.example/media/catalog/product/ibu.jpg',
  cartImage: null,
  price: { final: gbp(300), regular: gbp(400), saving: { amount: gbp(100), percent: 25 }, isFrom: false },
  unitPrice: { price: gbp(19), unit: 'tablet' },
  bestTier: { quantity: 3, price: gbp(250), percentOff: 17 },
  swatches: [],
  rating: { percent: 84, count: 12 },
  inStock: true,
  needs: null,
  brand: 'Velmora',
  details: ['200 mg', 'Pack of 16'],
  badge: { kind: 'p', label: 'Pharmacy medicine', tone: 'info', icon: 'circled-cross', isSold: true },
};

const plain: CardProduct = {
  ...ibuprofen,
  image: null,
  price: { final: gbp(1400), regular: null, saving: null, isFrom: true },
  unitPrice: null,
  bestTier: null,
  rating: null,
  shortName: 'Velmora Ibuprofen tablets',
  brand: null,
  details: [],
  badge: null,
};

function show(children: ReactNode) {
  return render(<WithMessages>{children}</WithMessages>);
}

afterEach(cleanup);

describe('ProductCard', () => {
  it('is one link, named by the product', () => {
    show(<ProductCard product={ibuprofen} />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Velmora Ibuprofen tablets', '/ibuprofen.html'],
    ]);
    expect(screen.getByRole('heading', { name: 'Velmora Ibuprofen tablets' })).toBeTruthy();
  });

  it('keeps a Thai medicine’s name whole, which dictionaries cut', () => {
    show(<ProductCard product={{ ...ibuprofen, shortName: 'เซทิริซีน ชนิดเม็ด' }} />);
    expect(screen.getByText('เซทิริซีน').className).toContain('whitespace-nowrap');
    expect(screen.getByRole('link').textContent).toBe('Velmora เซทิริซีน ชนิดเม็ด');
  });

  it('tells a reduced price in one sentence', () => {
    show(<ProductCard product={ibuprofen} />);
    expect(screen.getByText('Now £3.00, was £4.00')).toBeTruthy();
    expect(screen.getByText('Save 25%')).toBeTruthy();
    expect(screen.getByText('£0.19 per tablet')).toBeTruthy();
  });

  it('tells the former price without a badge where less than half a percent is saved', () => {
    const price = { ...ibuprofen.price, final: gbp(99_900), regular: gbp(100_000), saving: null };
    show(<ProductCard product={{ ...ibuprofen, price }} />);
    expect(screen.getByText('Now £999.00, was £1,000.00')).toBeTruthy();
    expect(screen.queryByText(/^Save/)).toBeNull();
  });

  it('[CAT-1] calls what costs nothing free', () => {
    const { container } = show(
      <ProductCard product={{ ...plain, price: { ...plain.price, final: gbp(0), isFrom: false }, isFree: true }} />,
    );
    expect(screen.getAllByText('Free')).toHaveLength(2);
    expect(container.textContent).not.toContain('£');
  });

  it('tells what several cost', () => {
    show(<ProductCard product={ibuprofen} />);
    const hint = screen.getByText('Buy 3 for £2.50 each');
    expect(hint.nextElementSibling?.className, 'below it, in line with those of other cards').toBe('s-price');
  });

  it('names the colours that it shows, where there is a choice', () => {
    const mint = { code: 'flavour', value: '565', label: 'Cool mint', colour: '#6BB7C9' };
    const lemon = { code: 'flavour', value: '560', label: 'Honey and lemon', colour: '#E8B53A' };
    show(<ProductCard product={{ ...plain, swatches: [mint, lemon] }} />);
    expect(screen.getByText('Cool mint, Honey and lemon')).toBeTruthy();
    cleanup();
    show(<ProductCard product={{ ...plain, swatches: [mint] }} />);
    expect(screen.queryByText('Cool mint')).toBeNull();
  });

  it('says below its facts what cards alone say', () => {
    show(<ProductCard product={{ ...ibuprofen, note: 'Pack of 16 or 32' }} />);
    const note = screen.getByText('Pack of 16 or 32');
    expect(note.hasAttribute('data-note'), 'not told by a skeleton of its page').toBe(true);
    expect(note.previousElementSibling?.textContent).toBe('200 mg · Pack of 16');
  });

  it('tells a lowest price as one', () => {
    show(<ProductCard product={plain} />);
    expect(screen.getByText('From £14.00')).toBeTruthy();
  });

  it('says in words what stars and badges show', () => {
    show(<ProductCard product={ibuprofen} />);
    expect(screen.getByText('Rated 4.2 out of 5, 12 reviews')).toBeTruthy();
    expect(screen.getByText('Pharmacy medicine')).toBeTruthy();
    expect(screen.getByText('200 mg · Pack of 16')).toBeTruthy();
    cleanup();
    show(<ProductCard product={{ ...ibuprofen, rating: { percent: 80, count: 1 } }} />);
    expect(screen.getByText('Rated 4.0 out of 5, 1 review')).toBeTruthy();
  });

  it('counts reviews that are but texts, without a star', () => {
    const { container } = show(<ProductCard product={{ ...ibuprofen, rating: { percent: 0, count: 2 } }} />);
    expect(screen.getByText('2 reviews')).toBeTruthy();
    expect(container.querySelector('.s-stars')).toBeNull();
  });

  it('has no amount where the price is not known', () => {
    const price = { ...plain.price, isUnknown: true as const };
    const { container } = show(<ProductCard product={{ ...plain, price }} />);
    expect(container.textContent).not.toContain('£');
  });

  it('shows what a shop without these attributes has', () => {
    const { container } = show(<ProductCard product={{ ...plain, inStock: false }} />);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('Out of stock')).toBeTruthy();
    cleanup();
    show(<ProductCard product={{ ...plain, inStock: false, isService: true }} />);
    expect(screen.getByText('Not available at the moment'), 'no goods').toBeTruthy();
    expect(screen.queryByText('·')).toBeNull();
  });

  it('takes its action as a prop', () => {
    show(<ProductCard product={plain} action={<button type="button">Add to basket</button>} />);
    expect(screen.getByRole('button', { name: 'Add to basket' })).toBeTruthy();
  });
});

it('[CAT-2] has a placeholder that says nothing', () => {
  const { container } = show(<ProductCardSkeleton />);
  expect(container.textContent).toBe('');
});

describe('a shelf that the browser draws', () => {
  const shelf = (...products: CardProduct[]) => {
    const { container } = show(<ProductGrid products={products} action={() => null} />);
    return [...container.querySelectorAll('li')].map(({ className }) => className);
  };

  it('is a row where it has one card, and columns where it has more', () => {
    expect(shelf(plain)).toEqual(['s-single-card']);
    cleanup();
    expect(shelf(plain, ibuprofen)).toEqual(['', '']);
  });
});
