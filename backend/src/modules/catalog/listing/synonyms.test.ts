import { describe, expect, it } from 'vitest';
import { partsOf, thesaurus } from './synonyms';

const known = thesaurus([
  ['paracetamol', 'acetaminophen'],
  ['hay fever', 'hayfever', 'allergic rhinitis'],
  ['fever', 'high temperature'],
  ['plaster', 'band-aid'],
  ['plaster', 'patch'],
  ['ปวดหัว', 'ปวดศีรษะ'],
]);

describe('partsOf', () => {
  it('[CAT-6] leaves words apart that nothing else means', () => {
    expect(partsOf(['cough', 'syrup'], known)).toEqual([
      { typed: ['cough'], synonyms: [] },
      { typed: ['syrup'], synonyms: [] },
    ]);
  });

  it('[CAT-6] takes the longest known term, and each of its words once', () => {
    expect(partsOf(['hay', 'fever', 'tablets'], known)).toEqual([
      { typed: ['hay', 'fever'], synonyms: [['hayfever'], ['allergic', 'rhinitis']] },
      { typed: ['tablets'], synonyms: [] },
    ]);
    expect(partsOf(['fever'], known)).toEqual([{ typed: ['fever'], synonyms: [['high', 'temperature']] }]);
  });

  it('[CAT-6] knows plurals and accents for the same, and the terms of every group', () => {
    expect(partsOf(['plásters'], known)[0]?.synonyms).toEqual([['band', 'aid'], ['patch']]);
    expect(partsOf(['band', 'aids'], known)[0]?.synonyms).toEqual([['plaster']]);
  });

  it('[CAT-6] knows Thai terms', () => {
    expect(partsOf(['ปวดหัว'], known)[0]?.synonyms).toEqual([['ปวดศีรษะ']]);
  });
});
