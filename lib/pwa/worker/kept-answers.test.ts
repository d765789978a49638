import { describe, expect, it, vi } from 'vitest';
import { answer, ask, fakeCaches, fetched, kept, ORIGIN, page, send, startedWorker } from './worker.fixture';

startedWorker();

const HOUR = 60 * 60 * 1000;
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
const image = (body: string, headers = {}) => answer(body, { 'Content-Type': 'image/webp', ...headers });
const loadImage = (path: string) => ask(path, { mode: 'no-cors', destination: 'image' });
const script = (path: string) => ask(path, { mode: 'no-cors', destination: 'script' });
const READ = `/graphql?${new URLSearchParams({ query: 'query reviewPage{route(url:"a"){uid}}' })}`;
const read = () => ask(READ, { mode: 'cors', destination: '', headers: { Store: 'mmstr_en' } });
const slowly = (response: Response) => new Promise<Response>((resolve) => setTimeout(() => resolve(response), 4500));

describe('[PWA-5] how old a page may be', () => {
  it('[PWA-5] one of more than a day ago does not stand in for a slow answer, only for one that failed', async () => {
    fetched.mockResolvedValueOnce(page('old'));
    await ask('/a.html');
    later(25 * HOUR);
    fetched.mockReturnValueOnce(slowly(page('new', { 'Cache-Control': 'no-store' })));
    expect(await ask('/a.html')).toBe('new');
    expect(await ask('/a.html')).toBe('old');
  });

  it('[PWA-5] a reload, as after a change of currency, waits for a slow answer, and has the page of before where that fails', async () => {
    fetched.mockResolvedValueOnce(page('pounds'));
    await ask('/a.html');
    fetched.mockReturnValueOnce(slowly(page('euros', { 'Cache-Control': 'no-store' })));
    expect(await ask('/a.html', { cache: 'no-cache' })).toBe('euros');
    fetched.mockReturnValueOnce(slowly(page('euros', { 'Cache-Control': 'no-store' })));
    expect(await ask('/a.html')).toBe('pounds');
    expect(await ask('/a.html', { cache: 'no-cache' })).toBe('pounds');
  });

  it('[PWA-5] the router’s late answer is waited for where the document is of more than a day ago', async () => {
    const bySoftNavigation = () => ask('/a.html?_rsc=1', { mode: 'cors', destination: '', headers: { RSC: '1' } });
    fetched.mockResolvedValueOnce(page('old'));
    await ask('/a.html');
    fetched.mockReturnValueOnce(slowly(answer('payload')));
    expect(await bySoftNavigation()).toBe('error');
    later(25 * HOUR);
    fetched.mockReturnValueOnce(slowly(answer('payload')));
    expect(await bySoftNavigation()).toBe('payload');
  });

  it('[PWA-5] one that the router brings again is fetched anew after an hour', async () => {
    fetched.mockImplementation(async () => page('document'));
    const keep = () => send('KEEP_PAGE', { url: '/a.html', files: [] });
    for (const pause of [0, HOUR / 2]) {
      later(pause);
      await keep();
      expect(fetched).toHaveBeenCalledOnce();
    }
    later(HOUR);
    await keep();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('[PWA-5, STORE-3] pages in another currency of the store view go with the first one in the new', async () => {
    fetched
      .mockResolvedValueOnce(page('pounds'))
      .mockResolvedValueOnce(page('euros', { 'X-Page-Store': 'mmstr_en EUR' }));
    await ask('/a.html');
    fetched.mockResolvedValueOnce(page('baht', { 'X-Page-Store': 'mmstr_th THB' }));
    await ask('/b.html');
    await ask('/mmstr_th/a.html');
    expect(await kept()).toEqual(['/b.html', '/mmstr_th/a.html']);
  });
});

describe('[PWA-5] a picture that a merchant replaces', () => {
  it('[PWA-5] is asked for behind once the stored one is older than it may be, and shown the next time', async () => {
    fetched.mockResolvedValueOnce(image('old', { 'Cache-Control': 'public, max-age=3600' }));
    await loadImage('/media/a.png');
    expect(await loadImage('/media/a.png')).toBe('old');
    expect(fetched).toHaveBeenCalledOnce();
    later(2 * HOUR);
    fetched.mockResolvedValueOnce(image('new', { 'Cache-Control': 'public, max-age=3600' }));
    expect(await loadImage('/media/a.png')).toBe('old');
    expect(fetched.mock.lastCall?.[1]).toEqual({ cache: 'no-cache' });
    expect(await loadImage('/media/a.png')).toBe('new');
  });

  it('[PWA-5] is not asked for where it is immutable, and stays where the network is gone', async () => {
    fetched.mockResolvedValueOnce(image('a', { 'Cache-Control': 'public, max-age=31536000, immutable' }));
    await loadImage('/media/a.png');
    fetched.mockResolvedValueOnce(image('b', { 'Cache-Control': 'public, max-age=3600' }));
    await loadImage('/media/b.png');
    later(2 * HOUR);
    expect(await loadImage('/media/a.png')).toBe('a');
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(await loadImage('/media/b.png')).toBe('b');
    expect(await loadImage('/media/b.png')).toBe('b');
  });
});

describe('[PWA-5] a store that fails', () => {
  /** Cache Storage in which each cache takes so many answers. */
  function smallDisk(room: number, disk = fakeCaches(ORIGIN)) {
    const open = async (name: string) => {
      const cache = await disk.open(name);
      const put: typeof cache.put = async (...entry) => {
        if ((await cache.keys()).length >= room) throw new DOMException('', 'QuotaExceededError');
        await cache.put(...entry);
      };
      return { ...cache, put };
    };
    return { ...disk, open };
  }

  const askForEach = async () => {
    fetched
      .mockResolvedValueOnce(page('page'))
      .mockResolvedValueOnce(image('image'))
      .mockResolvedValueOnce(answer('script'))
      .mockResolvedValueOnce(answer('{"data":1}'));
    return [await ask('/a.html'), await loadImage('/media/a.png'), await script('/_next/static/a.js'), await read()];
  };
  const ANSWERS = ['page', 'image', 'script', '{"data":1}'];

  it('[PWA-5] answers from the network come all the same where the disk is full', async () => {
    vi.stubGlobal('caches', smallDisk(0));
    expect(await askForEach()).toEqual(ANSWERS);
    expect(await kept()).toEqual([]);
  });

  it('[PWA-5] answers from the network come all the same where the store cannot be opened or read', async () => {
    const fails = () => Promise.reject(new DOMException('', 'UnknownError'));
    vi.stubGlobal('caches', { open: fails, match: fails, keys: fails, delete: fails });
    expect(await askForEach()).toEqual(ANSWERS);
    fetched.mockReturnValueOnce(slowly(page('late')));
    expect(await ask('/a.html')).toBe('late');
  });

  it('[PWA-5] a full disk takes what is new in the place of the older half', async () => {
    vi.stubGlobal('caches', smallDisk(4));
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      fetched.mockResolvedValueOnce(page(name));
      expect(await ask(`/${name}.html`)).toBe(name);
    }
    expect(await kept()).toEqual(['/c.html', '/d.html', '/e.html']);
  });

  it('[PWA-5] a page that cannot be stored anew stays as it was', async () => {
    const disk = fakeCaches(ORIGIN);
    vi.stubGlobal('caches', disk);
    for (const name of ['a', 'b']) {
      fetched.mockResolvedValueOnce(page(name));
      await ask(`/${name}.html`);
    }
    vi.stubGlobal('caches', smallDisk(0, disk));
    fetched.mockResolvedValueOnce(page('new'));
    expect(await ask('/b.html')).toBe('new');
    expect(await ask('/b.html')).toBe('b');
  });
});
