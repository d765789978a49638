import { expect, test } from 'vitest';
import { leafletPlace, readLeaflet } from './leaflet';

test.each([
  ['leaflets/velmora-paracetamol', { page: 'leaflets/velmora-paracetamol' }],
  [' co-codamol.html ', { page: 'co-codamol.html' }],
  ['https://leaflets.example/a.PDF', { pdf: 'https://leaflets.example/a.PDF' }],
  ['/media/leaflets/a.pdf?v=2', { pdf: '/media/leaflets/a.pdf?v=2' }],
  ['javascript:alert(1)//.pdf', null],
  ['http://leaflets.example/a.pdf', null],
  ['//leaflets.example/a.pdf', null],
  ['https://leaflets.example/a', null],
  ['In the pack', null],
  ['../admin', null],
])('the leaflet %s is to be found at %o', (value, place) => {
  expect(leafletPlace(value)).toEqual(place);
});

test('a leaflet says of itself when it was revised, and its text does not say it again', () => {
  const text = '<h2>1. What it is</h2><p>A medicine. Version: of a story</p>';
  const about = '<p class="lines">Last revised: 2026-10-01<br>Version: 3</p>';
  expect(readLeaflet(`${about}${text}`)).toEqual({ html: text, revised: '2026-10-01', version: '3' });
  expect(readLeaflet(`${text}<p>Version: 3</p><p>Last revised: 2026-10-01</p>`)).toMatchObject({ html: text });
});

test('a leaflet without a date, or with one that is none, has none', () => {
  expect(readLeaflet('<p>Take care</p>')).toEqual({ html: '<p>Take care</p>', revised: null, version: null });
  expect(readLeaflet('<p>Last revised: last autumn</p>').revised).toBeNull();
  expect(readLeaflet('<p>Last revised: 2026-13-41</p>').revised).toBeNull();
});
