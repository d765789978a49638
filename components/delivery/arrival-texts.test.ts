import { describe, expect, test } from 'vitest';
import { nextArrival, type Schedule } from '@/lib/delivery/arrival';
import { arrivalSentence } from './arrival-texts';

const schedule: Schedule = { cutOff: 960, days: [1, 2, 3, 4, 5], holidays: [], timeZone: 'Europe/London' };
const texts = {
  within: 'Get it {day} if you order within {duration}',
  by: 'Get it {day} if you order by {time}, {leaves}',
  hours: '{hours} h {minutes} min',
  minutes: '{minutes} min',
};

function say(instant: string, days: [number, number] = [1, 1]): string {
  const now = Date.parse(instant);
  const sentence = arrivalSentence(nextArrival(now, schedule, days), now, { texts, time: '4 pm', locale: 'en-GB' });
  return sentence
    .replaceAll('\u00A0', ' ')
    .replace(/\s*–\s*/, '–')
    .replaceAll(/(Mon|Tue|Wed|Thu|Fri),/g, '$1');
}

describe('What is promised by the clock', () => {
  test.each([
    ['2026-11-23T13:50:00Z', 'Get it Tue 24 Nov if you order within 2 h 10 min'],
    ['2026-11-23T13:50:30Z', 'Get it Tue 24 Nov if you order within 2 h 9 min'],
    ['2026-11-23T15:59:50Z', 'Get it Tue 24 Nov if you order within 1 min'],
    ['2026-11-23T16:00:00Z', 'Get it Wed 25 Nov if you order by 4 pm, Tue 24 Nov'],
    ['2026-11-23T04:00:00Z', 'Get it Tue 24 Nov if you order within 12 h 0 min'],
    ['2026-11-23T03:59:00Z', 'Get it Tue 24 Nov if you order by 4 pm, Mon 23 Nov'],
  ])('%s', (now, sentence) => {
    expect(say(now)).toBe(sentence);
  });

  test('a span of days has its first and its last, and breaks behind its dash alone', () => {
    const arrival = nextArrival(Date.parse('2026-11-23T15:00:00Z'), schedule, [2, 3]);
    const [span] =
      /Wed.*Nov/.exec(arrivalSentence(arrival, arrival.cutOffAt - 1, { texts, time: '4 pm', locale: 'en-GB' })) ?? [];
    expect(span?.split(/[ \u2009]/)).toEqual([expect.stringMatching(/–$/), expect.stringMatching(/^Thu/)]);
    expect(say('2026-11-23T15:00:00Z', [2, 3])).toBe('Get it Wed 25 Nov–Thu 26 Nov if you order within 1 h 0 min');
  });

  test.each([
    [[1, 1], '[วัน|อังคาร|ที่_24_พ.ย.]'],
    [[3, 7], '[วัน|พฤหัสบดี|ที่_26_พ.ย._–][วัน|พุธ|ที่_2_ธ.ค.]'],
  ] satisfies [[number, number], string][])(
    'Thai days have their names in full, each in one piece: %s',
    (days, said) => {
      const arrival = nextArrival(Date.parse('2026-11-23T15:00:00Z'), schedule, days);
      const facts = { texts: { ...texts, within: '{day}' }, time: '16:00', locale: 'th-TH' };
      const pieces = arrivalSentence(arrival, arrival.cutOffAt - 1, facts).split(/[ \u2009]/);
      const shown = pieces.map((piece) => `[${piece.replaceAll('\u00a0', '_').replaceAll('\u2060', '|')}]`);
      expect(shown.join('')).toBe(said);
    },
  );
});
