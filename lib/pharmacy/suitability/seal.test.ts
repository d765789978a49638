import { afterEach, describe, expect, it } from 'vitest';
import { env } from '@/lib/config/env';
import { ANSWERS_LAST, canSeal, openSeal, sealAnswers } from './seal';

const FORM = { id: 'questions/codeine', version: 3, store: 'mmstr_th' };
const ANSWERS = 'Questions answered\n\nWho? – "Me" & O’Neill\nWhich? – Form: other, version 9, mmstr_en';
const now = 1_800_000_000_000;
const sealed = sealAnswers(ANSWERS, FORM, 'COD-32', now);

afterEach(() => {
  env.SUITABILITY_SECRET = undefined;
  env.REDIS_URL = undefined;
});

describe('sealed answers', () => {
  it('can be read, and are known again for their product while they last', () => {
    expect(sealed.startsWith(`${ANSWERS}\nForm: questions/codeine, version 3, mmstr_th\nSeal: `)).toBe(true);
    expect(openSeal(sealed, 'COD-32', now + ANSWERS_LAST - 1)).toMatchObject(FORM);
    expect(openSeal(sealed, 'COD-32', now + ANSWERS_LAST)).toBeNull();
    expect(openSeal(sealed, 'COD-16', now)).toBeNull();
  });

  it('are known as a Magento gives them back: escaped, and in other lines', () => {
    const escaped = sealed.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('\n', '<br />\r\n');
    expect(openSeal(escaped, 'COD-32', now)).toMatchObject(FORM);
  });

  it('are not believed where a letter of them was changed', () => {
    const letters = [...sealed];
    for (const [place, letter] of letters.entries()) {
      if (/\s/.test(letter)) continue;
      const other = letters.with(place, letter === '1' ? '2' : '1').join('');
      expect(openSeal(other, 'COD-32', now), `letter ${place}`).toBeNull();
    }
    expect(openSeal(ANSWERS, 'COD-32', now)).toBeNull();
    expect(openSeal('', 'COD-32', now)).toBeNull();
    const later = sealed.replace(/Seal: \w+/, `Seal: ${(now * 2).toString(36)}`);
    expect(openSeal(later, 'COD-32', now)).toBeNull();
  });

  it('are sealed as the embedded backend reads it, whose own test has the same text', () => {
    env.SUITABILITY_SECRET = 'a-secret-of-both-processes';
    const form = { id: 'suitability-hives', version: 2, store: 'mmstr_th' };
    expect(sealAnswers('Consultation answered\n\nWho is it for? – Me', form, 'TOL-FEX-180', now)).toBe(
      'Consultation answered\n\nWho is it for? – Me\nForm: suitability-hives, version 2, mmstr_th\n' +
        'Seal: myy4yrk0.1d6f93307322c03eeed61ce17333cdd623464d3537056495f7fa5d1119a89016',
    );
  });

  it('are not believed under another secret, nor can they be made without one where instances share a Redis', () => {
    env.SUITABILITY_SECRET = 'another-secret-of-a-shop';
    expect(openSeal(sealed, 'COD-32', now)).toBeNull();
    env.SUITABILITY_SECRET = undefined;
    env.REDIS_URL = 'redis://127.0.0.1';
    expect(canSeal()).toBe(false);
    expect(openSeal(sealed, 'COD-32', now)).toBeNull();
    expect(() => sealAnswers(ANSWERS, FORM, 'COD-32')).toThrow('SUITABILITY_SECRET');
  });
});
