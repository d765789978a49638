import { describe, expect, it } from 'vitest';
import { json, read, type } from './read-content.fixture';

describe('[CMS-1] films of hosts', () => {
  it('a film is a picture that leads to its host, and no frame, in Page Builder’s element as in a text', () => {
    for (const html of [
      type(
        'video',
        '<div data-element="inner"><div data-element="wrapper"><iframe src="https://www.youtube.com/embed/bTqVqk7FSmY?mute=1"></iframe></div></div>',
      ),
      '<p><iframe src="https://player.vimeo.com/video/76979871"></iframe></p>',
    ]) {
      const content = read(html);
      expect(content.html).not.toContain('<iframe');
      expect(content.html).toMatch(
        /<a href="https:\/\/(www\.youtube\.com\/watch\?v=bTqVqk7FSmY|vimeo\.com\/76979871)" target="_blank" rel="noopener" data-element="video-facade"/,
      );
      const times = { start: 0, end: 0 };
      expect(content.islands).toMatchObject([{ kind: 'video', settings: { autoplay: false, times } }]);
    }
  });

  it.each([
    ['https://www.youtube.com/embed/bTqVqk7FSmY?start=5&amp;end=20', { start: 5, end: 20 }],
    ['https://youtu.be/bTqVqk7FSmY?t=1h1m1s', { start: 3661, end: 0 }],
    ['https://player.vimeo.com/video/76979871#t=90s', { start: 90, end: 0 }],
    ['https://www.youtube.com/embed/bTqVqk7FSmY?start=soon', { start: 0, end: 0 }],
  ])('[CMS-5] a film that is embedded from %s plays from where to where its address says', (src, times) => {
    expect(read(`<p><iframe src="${src}"></iframe></p>`).islands).toMatchObject([{ settings: { times } }]);
  });
});

describe('[CMS-7] maps', () => {
  const location = {
    location_name: 'Bristol',
    position: { latitude: 51.45, longitude: -2.58 },
    address: '1 Harbour Way',
    city: 'Bristol',
    zipcode: 'BS1 5TY',
    country: ['United', 'Kingdom'],
    phone: '0117 496 0000',
  };

  it('a place is called by its location name, and a list of countries is joined with spaces', () => {
    const { islands, html } = read(type('map', '', `data-locations="${json([location])}" data-show-controls="false"`));
    expect(islands).toMatchObject([
      {
        kind: 'map',
        settings: {
          locations: [
            { name: 'Bristol', latitude: 51.45, longitude: -2.58, country: 'United Kingdom', postcode: 'BS1 5TY' },
          ],
          ...{ hasControls: false, zoom: 8, zoomsByScrollWheel: false, zoomsByDoubleClick: true },
        },
      },
    ]);
    expect(html).toContain('<strong>Bristol</strong>');
    expect(html).toContain('<a href="tel:01174960000">0117 496 0000</a>');
  });

  it('no place, or one that lies nowhere, is no map', () => {
    for (const locations of ['[]', 'nonsense', json([{ ...location, position: { latitude: 'north' } }])]) {
      const content = read(`<p>Visit us</p>${type('map', '', `data-locations="${locations}"`)}`);
      expect([content.html, content.islands]).toEqual(['<p>Visit us</p>', []]);
    }
  });

  it('words of a place are text, whatever the merchant wrote', () => {
    const { html } = read(
      type('map', '', `data-locations="${json([{ ...location, location_name: '<img src=x onerror=alert(1)>' }])}"`),
    );
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });
});
