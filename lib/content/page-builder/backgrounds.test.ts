import { describe, expect, it } from 'vitest';
import { json, read } from './read-content.fixture';

describe('[CMS-5] what moves behind a row', () => {
  const row = (attributes: string) =>
    `<div data-content-type="row" data-appearance="contained"><div data-element="inner" ${attributes}><div data-element="video_overlay" data-video-overlay-color="rgba(0,0,0,0.5)"></div><p>a</p></div></div>`;
  const images = `data-background-images="${json({ desktop_image: '/media/wysiwyg/a.jpg' })}"`;

  it('a picture moves with the page at half its speed, or as the merchant says', () => {
    const spec = (attributes: string) => read(row(`${images} ${attributes}`)).islands;
    expect(spec('data-enable-parallax="1"')).toEqual([{ type: 'row', kind: 'parallax', settings: { speed: 0.5 } }]);
    expect(spec('data-enable-parallax="1" data-parallax-speed="-0.25"')).toMatchObject([
      { settings: { speed: -0.25 } },
    ]);
    expect(spec('data-enable-parallax="1" data-parallax-speed="9"')).toMatchObject([{ settings: { speed: 2 } }]);
    expect(spec('data-enable-parallax="0"')).toEqual([]);
  });

  it('how it may move is read here once, and not sent with the page', () => {
    const { html } = read(row(`data-enable-parallax="0" data-parallax-speed="0.5" data-video-loop="true" id="kept"`));
    expect(html).toMatch(/<div data-element="inner" id="kept">/);
  });

  it('pictures of other hosts, which the page’s policy refuses, are not drawn, and told of', () => {
    const foreign = (own: string) =>
      read(row(`data-background-images="${json({ desktop_image: 'https://cdn.example/a.jpg', ...JSON.parse(own) })}"`));
    expect(foreign('{}').html).not.toContain('cdn.example');
    expect(foreign('{}').html).not.toContain('<img');
    expect(foreign('{}').dropped).toEqual(['data-background-images of row 1']);
    const small = foreign('{"mobile_image":"https://shop.example/media/wysiwyg/b.jpg"}').html;
    expect(small).toContain('src="/media/wysiwyg/b.jpg');
    expect(small).not.toContain('cdn.example');
    const film = 'data-background-type="video" data-video-src="https://www.youtube.com/watch?v=bTqVqk7FSmY"';
    const { html } = read(row(`${film} data-video-fallback-src="https://cdn.example/a.jpg"`));
    expect(html).toMatch(/<img src="\/api\/video-thumbnail\/youtube\/bTqVqk7FSmY"/);
  });

  it('a film is silent, in a loop, and plays where it is seen, unless the merchant says otherwise', () => {
    const video = 'data-background-type="video" data-video-src="https://www.youtube.com/watch?v=bTqVqk7FSmY"';
    const settings = {
      source: { host: 'youtube', id: 'bTqVqk7FSmY' },
      isLooped: true,
      playsOnlyVisible: true,
      times: { start: 0, end: 0 },
      speed: 1,
    };
    const { islands, html } = read(row(video));
    expect(islands).toEqual([{ type: 'row', kind: 'background-video', settings }]);
    expect(html).toContain('--overlay:rgba(0,0,0,0.5)');
    const own = read(
      row(`${video} data-video-loop="false" data-video-play-only-visible="false" data-enable-parallax="1"`),
    );
    expect(own.islands).toMatchObject([{ settings: { isLooped: false, playsOnlyVisible: false, speed: 0.5 } }]);
  });

  it.each([
    ['https://youtu.be/bTqVqk7FSmY?t=1m5s', { start: 65, end: 0 }],
    ['https://www.youtube.com/embed/bTqVqk7FSmY?start=5&end=20', { start: 5, end: 20 }],
    ['https://shop.example/media/wysiwyg/a.mp4#t=5,20', { start: 5, end: 20 }],
    ['https://shop.example/media/wysiwyg/a.mp4', { start: 0, end: 0 }],
  ])('[CMS-5] a film of %s starts and ends where the merchant’s address says', (url, times) => {
    const { islands } = read(row(`data-background-type="video" data-video-src="${url}"`));
    expect(islands).toMatchObject([{ settings: { times } }]);
    expect(JSON.stringify(islands)).not.toContain('#');
  });

  it('a file comes from the shop’s own origin, and from no other host', () => {
    const video = (url: string) => read(row(`data-background-type="video" data-video-src="${url}"`));
    const own = { host: 'file', url: '/media/wysiwyg/a.mp4' };
    expect(video('https://shop.example/media/wysiwyg/a.mp4').islands).toMatchObject([{ settings: { source: own } }]);
    const foreign = video('https://films.example/a.mp4');
    expect([foreign.islands, foreign.dropped]).toEqual([[], ['data-video-src of row 1']]);
  });

  it('[CMS-6] until a film plays its own picture stands there, or the merchant’s', () => {
    const video = 'data-background-type="video" data-video-src="https://vimeo.com/76979871"';
    expect(read(row(video)).html).toMatch(/<img src="\/api\/video-thumbnail\/vimeo\/76979871" alt loading="lazy"/);
    expect(read(row(`${video} data-video-fallback-src="/media/wysiwyg/a.jpg"`)).html).toMatch(
      /<img [^>]*src="\/media\/wysiwyg\/a\.jpg/,
    );
  });
});
