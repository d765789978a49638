// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { Link } from '@/components/ui/controls/link';
import { HtmlRows } from './html-rows';
import { packHtml } from './pack-html';
import { unpackHtml } from './packed-html';
import { toHtml } from './to-html';

afterEach(cleanup);

function Named({ name }: { name: string }) {
  return (
    <>
      <b>{name}</b> {3}
      {null}
      {false}
    </>
  );
}

describe('toHtml', () => {
  it('draws what React draws', () => {
    const element = (
      <label htmlFor="a" className="x y" aria-hidden={false} data-on={true} hidden={false}>
        <input type="checkbox" id="a" disabled value={'"<a>"'} />
        <Named name={'Cold & <b>"flu"</b>'} />
        {['1', <i key="2">2</i>]}
        {/* biome-ignore lint/performance/noImgElement: as the cards have them */}
        <img src="/a.webp" srcSet="/a.webp 1x" alt="" fetchPriority="low" />
      </label>
    );
    const { container } = render(element);
    const drawn = document.createElement('div');
    drawn.innerHTML = toHtml(element);
    // React writes texts that follow each other apart.
    container.normalize();
    expect(drawn.isEqualNode(container)).toBe(true);
  });

  it('draws styles', () => {
    expect(toHtml(<i style={{ backgroundColor: '#fff', opacity: 1 }} />)).toBe(
      '<i style="background-color:#fff;opacity:1"></i>',
    );
  });

  it('draws a link as a plain one', () => {
    expect(toHtml(<Link href="/a.html?b=1&c=2">A</Link>)).toBe('<a href="/a.html?b=1&amp;c=2">A</a>');
  });

  it('refuses what HTML cannot do', () => {
    expect(() => toHtml(<button type="button" onClick={() => {}} />)).toThrow('onClick');
  });
});

describe('packHtml', () => {
  const rows = ['<li class="a"><b>1</b>"x"</li>', '<li class="a"><b>2</b>"x"</li>', '<li class="a"><i>1</i></li>', ''];

  it('keeps every row as it is', () => {
    expect(unpackHtml(packHtml(rows))).toBe(rows.join(''));
  });

  it('says once what rows have in common', () => {
    const many = Array.from({ length: 50 }, (_, index) => `<li class="entry"><b class="name">Name ${index}</b></li>`);
    const packed = packHtml(many);
    expect(unpackHtml(packed)).toBe(many.join(''));
    expect(new Set(packed.pieces).size).toBe(packed.pieces?.length);
    expect(JSON.stringify(packed).length).toBeLessThan(many.join('').length / 2);
  });
});

it('a list of plain HTML shows its rows, and is one whose links the shop follows', () => {
  render(<HtmlRows html={packHtml(['<li>A</li>', '<li>B</li>'])} className="two" />);
  const list = screen.getByRole('list');
  expect(list.className).toBe('two');
  expect(list.dataset.plain).toBeDefined();
  expect(list.innerHTML).toBe('<li>A</li><li>B</li>');
});

it('a list of which the payload has but the name is the document’s, also when one comes back to its page', async () => {
  const rows = '<li><button>A</button></li><li>B</li>';
  const html = packHtml([rows]);
  const page = document.createElement('div');
  page.innerHTML = renderToString(<HtmlRows html={html} />);
  document.body.append(page);
  const [entry] = screen.getAllByRole('listitem');
  // Pressed before React was there.
  const button = screen.getByRole('button');
  button.dataset.cart = 'adding';
  button.setAttribute('aria-busy', 'true');
  const left = <HtmlRows html={{ name: html.name }} />;
  const root = await act(() => hydrateRoot(page, left));
  expect(screen.getAllByRole('listitem')[0]).toBe(entry);
  await act(() => root.unmount());
  page.remove();
  expect(screen.queryByRole('list')).toBeNull();
  render(left);
  expect(screen.getByRole('list').innerHTML).toBe(rows);
});
