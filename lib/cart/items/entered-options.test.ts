// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { decodeEntities, enteredValue, isOtherTime, keepEntered } from './entered-options';

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'en-GB';
});

const enter = (value: string, uid = 'o') =>
  keepEntered([{ sku: 'BAG', quantity: 1, entered_options: [{ uid, value }] }]);
const found = (type: string, shown: string, uid = 'o') => enteredValue({ type, uid, shown });

describe('[CART-4] what was entered into an option', () => {
  it.each([
    ['date', '2026-12-24 00:00:00', 'en-US', 'Dec 24, 2026'],
    ['date', '2026-12-24 00:00:00', 'en-GB', '24 Dec 2026'],
    ['date', '2026-09-01 00:00:00', 'en-GB', '1 Sep 2026'],
    ['date', '2026-12-24 00:00:00', 'th-TH', '24 ธ.ค. 2569'],
    ['date', '2026-02-24 00:00:00', 'th-TH', '24 กุมภาพันธ์ 2569'],
    ['date', '2026-12-24 00:00:00', 'de-DE', '24.12.2026'],
    ['date_time', '2026-12-24 09:15:00', 'en-US', '12/24/26, 9:15 AM'],
    ['date_time', '2026-12-24 00:05:00', 'en-US', '12/24/26, 12:05 AM'],
    ['date_time', '2026-12-24 15:30:00', 'en-GB', '24/12/2026, 15:30'],
    ['time', '1970-01-01 09:15:00', 'en-US', '9:15 AM'],
    ['time', '1970-01-01 12:30:00', 'en-US', '12:30 PM'],
  ])('A %s, %s, is found again by what a shop in %s shows of it', (type, value, locale, shown) => {
    document.documentElement.lang = locale;
    expect(found(type, shown)).toBeNull();
    enter(value);
    expect(found(type, shown)).toBe(value);
    expect(found(type, shown, 'other option')).toBeNull();
  });

  it('A sealed text, which may be about somebody’s health, is kept nowhere', () => {
    enter('Questions answered\n\nWhich? – Ramipril &amp; another\nSeal: 1a.00ff');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Ramipril');
    enter('With a ribbon &amp; a bow');
    expect(JSON.stringify({ ...localStorage })).toContain('With a ribbon');
  });

  it('A moment is not taken for another day, month, year, hour or half of the day', () => {
    document.documentElement.lang = 'en-US';
    enter('2026-12-24 09:15:00');
    for (const shown of ['12/25/26, 9:15 AM', '11/24/26, 9:15 AM', '12/24/27, 9:15 AM', '12/24/26, 8:15 AM']) {
      expect(found('date_time', shown)).toBeNull();
    }
    expect(found('date_time', '12/24/26, 9:15 PM')).toBeNull();
    expect(found('date_time', '12/24/26, 9:16 AM')).toBeNull();
    expect(found('date', 'Nov 24, 2026')).toBeNull();
  });

  it('A moment that two entries fit is unknown', () => {
    enter('2026-03-04 09:15:00');
    expect(found('date_time', '3/4/26, 9:15 am')).toBe('2026-03-04 09:15:00');
    enter('2026-04-03 09:15:00');
    expect(found('date_time', '3/4/26, 9:15 am')).toBeNull();
  });

  it('A time of the afternoon is found where Magento’s time format of 12 hours has added 12 to it', () => {
    document.documentElement.lang = 'en-US';
    enter('2026-12-24 15:30:00');
    enter('1970-01-01 15:30:00', 'time');
    expect(found('date_time', '12/25/26, 3:30 AM')).toBe('2026-12-24 15:30:00');
    expect(found('time', '3:30 AM', 'time')).toBe('1970-01-01 15:30:00');
    // Noon is no hour of the afternoon that has 12 added.
    enter('1970-01-01 12:30:00', 'noon');
    expect(found('time', '12:30 AM', 'noon')).toBeNull();
  });

  it('A time that Magento has changed is told from one that it has not', () => {
    document.documentElement.lang = 'en-US';
    enter('2026-12-24 15:30:00');
    const isOther = (shown: string, type = 'date_time') => isOtherTime({ type, uid: 'o', shown });
    expect(isOther('12/25/26, 3:30 AM')).toBe(true);
    expect(isOther('12/24/26, 3:30 PM')).toBe(false);
    expect(isOther('12/24/26, 15:30')).toBe(false);
    expect(isOther('12/26/26, 9:15 AM'), 'entered elsewhere').toBe(false);
    expect(isOther('2026-12-25 03:30:00'), 'not in words').toBe(false);
    expect(isOther('3:30 AM', 'field')).toBe(false);
    enter('2026-12-25 03:30:00');
    expect(isOther('12/25/26, 3:30 AM'), 'either time was entered').toBe(true);
  });

  it('What was entered that is no moment is nothing that the cart shows', () => {
    enter('tomorrow');
    expect(found('date', 'tomorrow')).toBeNull();
    expect(found('date', '')).toBeNull();
  });

  it('A moment that the backend does not put into words is what was entered', () => {
    expect(found('date', '2026-12-24 00:00:00')).toBe('2026-12-24 00:00:00');
  });

  it('A text is known without its entities, and kept where it looks like one', () => {
    expect(found('field', 'Amélie &amp; &lt;Co&gt; &quot;x&quot; &#039;y&#039;')).toBe('Amélie & <Co> "x" \'y\'');
    enter('&lt;3');
    expect(found('area', '&lt;3')).toBe('&lt;3');
  });

  it('A text that the cart tells as it is, which may be about somebody’s health, is kept nowhere', () => {
    enter('My back hurts & I cannot sleep');
    expect(localStorage).toHaveLength(0);
    expect(found('area', 'My back hurts &amp; I cannot sleep')).toBe('My back hurts & I cannot sleep');
  });

  it('A text that an earlier version kept goes with the next that is', () => {
    localStorage.setItem('entered_options', '["o:My back hurts","p:2026-12-24 00:00:00"]');
    enter('&lt;3');
    expect(JSON.parse(localStorage.getItem('entered_options') ?? '')).toEqual(['p:2026-12-24 00:00:00', 'o:&lt;3']);
  });

  it('A file is never known', () => {
    expect(found('file', 'photo.png')).toBeNull();
  });

  it('Only the latest entries are kept, each once', () => {
    for (let day = 0; day < 70; day += 1) enter(`&lt;${day}`);
    enter('&lt;69');
    const stored = JSON.parse(localStorage.getItem('entered_options') ?? '');
    expect(stored).toHaveLength(60);
    expect(stored.at(-1)).toBe('o:&lt;69');
    enter('&lt;68');
    expect(JSON.parse(localStorage.getItem('entered_options') ?? '').slice(-2)).toEqual(['o:&lt;69', 'o:&lt;68']);
    localStorage.setItem('entered_options', '[5, "o:&lt;3"]');
    expect(found('field', '&lt;3')).toBe('&lt;3');
    localStorage.clear();
    keepEntered([{ sku: 'BAG', quantity: 1 }]);
    expect(localStorage).toHaveLength(0);
    localStorage.setItem('entered_options', '{"a": 1}');
    expect(found('field', 'x')).toBe('x');
  });
});

it('Entities are decoded once', () => {
  expect(decodeEntities('&amp;lt; &copy;')).toBe('&lt; &copy;');
});
