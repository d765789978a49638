import { buildSchema, type OperationDefinitionNode, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { valueRule } from './value-rule';
import { assertVariables } from './variable-values';

const schema = buildSchema(`
  enum Sort { ASC DESC }
  input Region { code: String! id: Int }
  input Place { city: String! country: Sort! region: Region tags: [Int!] }
  type Query {
    place(input: Place, list: [Place!], sort: Sort, sorts: [Sort], id: Int, ids: [Int!]!, needed: Int!): Int
    other(id: Int): Int
  }
`);

/** What is wrong with the literals of a query. */
const literals = (query: string) => validate(schema, parse(query), [valueRule]).map(({ message }) => message);
const needed = 'needed: 1, ids: []';

describe('[BACK-1] literals', () => {
  it.each([
    ['other(id: 1)', []],
    ['other(id: null)', []],
    ['place(needed: 1, ids: [1, 2])', []],
    ['place(sort: ASC, needed: 1, ids: [])', []],
    ['place(input: { city: "York", country: ASC, region: { code: "Y" }, tags: [1] }, needed: 1, ids: [])', []],
    ['other(id: "x")', ['Field "other" argument "id" requires type Int, found "x".']],
    ['other(id: ASC)', ['Field "other" argument "id" requires type Int, found ASC.']],
    ['other(id: 1.5)', ['Field "other" argument "id" requires type Int, found 1.5.']],
    ['other(id: [1])', ['Field "other" argument "id" requires type Int, found [1].']],
    ['other(id: ["x"])', ['Field "other" argument "id" requires type Int, found ["x"].']],
    ['other(id: { a: "b" })', ['Field "other" argument "id" requires type Int, found {a: "b"}.']],
    ['place(needed: null, ids: [])', ['Field "place" argument "needed" requires type Int!, found null.']],
    [`place(ids: [1, "x"], needed: 1)`, ['Field "place" argument "ids" requires type Int!, found "x".']],
    [
      `place(sort: ASK, ${needed})`,
      ['Field "place" argument "sort" requires type Sort, found ASK; Did you mean the enum value ASC?'],
    ],
    [
      `place(sort: "ASC", ${needed})`,
      ['Field "place" argument "sort" requires type Sort, found "ASC"; Did you mean the enum value ASC or DESC?'],
    ],
    [`place(sort: SIDEWAYS, ${needed})`, ['Field "place" argument "sort" requires type Sort, found SIDEWAYS.']],
    [`place(sorts: [ASC, 1], ${needed})`, ['Field "place" argument "sorts" requires type Sort, found 1.']],
    [`place(input: "York", ${needed})`, ['Field "place" argument "input" requires type Place, found "York".']],
    [`place(input: { city: "York" }, ${needed})`, ['Field Place.country of required type Sort! was not provided.']],
    [`place(list: [{ country: ASC }], ${needed})`, ['Field Place.city of required type String! was not provided.']],
    [
      `place(input: { city: "York", country: ASC, citi: "x" }, ${needed})`,
      ['Field "citi" is not defined by type Place; Did you mean city?'],
    ],
    [
      `place(input: { city: "York", country: ASC, unheard: 1 }, ${needed})`,
      ['Field "unheard" is not defined by type Place.'],
    ],
    [
      `place(input: { city: { a: 1 }, country: ASC, region: { id: "x", code: "Y" } }, ${needed})`,
      [
        'Field "place" argument "input" requires type String!, found {a: 1}.',
        'Field "place" argument "input" requires type Int, found "x".',
      ],
    ],
  ])('{ %s }', (field, expected) => {
    expect(literals(`{ ${field} }`)).toEqual(expected);
  });

  it('that stand for a variable have no argument to name', () => {
    expect(literals('query q($id: Int = "x") { other(id: $id) }')).toEqual(['Expected type Int, found "x".']);
  });
});

/** What is said of the first wrong variable; null where all fit. */
function variables(definitions: string, values: Record<string, unknown>): string | null {
  const [operation] = parse(`query q(${definitions}) { __typename }`).definitions;
  try {
    assertVariables(schema, operation as OperationDefinitionNode, values);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

describe('[BACK-1] variables', () => {
  it.each([
    ['$a: Int', {}, null],
    ['$a: Int! = 1', {}, null],
    ['$a: Int', { a: null }, null],
    ['$a: Int!', { a: 1 }, null],
    ['$a: Nothing!', { a: 1 }, null],
    ['$a: Query', { a: 1 }, null],
    ['$a: Int!', {}, 'Variable "$a" of required type "Int!" was not provided.'],
    ['$a: Int!', { a: null }, 'Variable "$a" of non-null type "Int!" must not be null.'],
    [
      '$a: Int',
      { a: 'x' },
      'Variable "$a" got invalid value "x"; Expected type Int; Int cannot represent non-integer value: x',
    ],
    [
      '$a: [Place]',
      { a: [{ city: 'York', country: 'ASC', tags: [1, 'x'] }] },
      'Variable "$a" got invalid value [{"city":"York","country":"ASC","tags":[1,"x"]}]; Expected type Int at value[0].tags[1]; Int cannot represent non-integer value: x',
    ],
    [
      '$a: Place',
      { a: { country: 'ASC' } },
      'Variable "$a" got invalid value {"country":"ASC"}; Field value.city of required type String! was not provided.',
    ],
    [
      '$a: Place',
      { a: { city: 'York', country: 'ASC', region: {} } },
      'Variable "$a" got invalid value {"city":"York","country":"ASC","region":{}}; Field value.region.code of required type String! was not provided.',
    ],
    [
      '$a: Place',
      { a: { city: 'York', country: 'ASC', citi: 1 } },
      'Variable "$a" got invalid value {"city":"York","country":"ASC","citi":1}; Field "citi" is not defined by type Place; did you mean city?',
    ],
    [
      '$a: Place',
      { a: { city: 'York', country: 'ASC', region: { code: 'Y', unheard: 1 } } },
      'Variable "$a" got invalid value {"city":"York","country":"ASC","region":{"code":"Y","unheard":1}}; Field "unheard" is not defined by type Region at value.region.',
    ],
    [
      '$a: Place',
      { a: { city: null, country: 'ASC' } },
      'Variable "$a" got invalid value {"city":null,"country":"ASC"}; Expected non-nullable type String! not to be null at value.city.',
    ],
    ['$a: Place', { a: 'York' }, 'Variable "$a" got invalid value "York"; Expected type Place to be an object.'],
    [
      '$a: Place',
      { a: { city: 'York', country: 'ASC', region: 'Y' } },
      'Variable "$a" got invalid value {"city":"York","country":"ASC","region":"Y"}; Expected type Region to be an object at value.region.',
    ],
    ['$a: Sort', { a: 'ASK' }, 'Variable "$a" got invalid value "ASK"; Expected type Sort; did you mean ASC?'],
    ['$a: Sort', { a: 'SIDEWAYS' }, 'Variable "$a" got invalid value "SIDEWAYS"; Expected type Sort.'],
    ['$a: Sort', { a: 1 }, 'Variable "$a" got invalid value 1; Expected type Sort.'],
    ['$a: [Sort]', { a: ['ASC', 1] }, 'Variable "$a" got invalid value ["ASC",1]; Expected type Sort at value[1].'],
  ])('%s %j', (definitions, values, expected) => {
    expect(variables(definitions, values)).toBe(expected);
  });

  it.each([
    'Field "a" of required type "B" was not provided.',
    'Field "a" is not defined by type "B".',
    'Expected non-nullable type "A" not to be null.',
    'Expected type "A" to be an object.',
    'Value "a" does not exist in "B" enum.',
    'Enum "A" cannot represent that.',
  ])('of the value %j it is told that it is no number, not what it says', (a) => {
    const told = `Variable "$a" got invalid value ${JSON.stringify(a)}; Expected type Int; `;
    expect(variables('$a: Int', { a })).toBe(`${told}Int cannot represent non-integer value: ${a}`);
  });

  it('a field whose name reads like another problem is one that is not defined', () => {
    const name = 'id" of required type "Int" was not provided.';
    expect(variables('$a: Region', { a: { code: 'Y', [name]: 1 } })).toContain(
      `Field "${name}" is not defined by type Region.`,
    );
  });

  it('the first wrong one is told', () => {
    expect(variables('$a: Int, $b: Int!, $c: Int!', { a: 1 })).toContain('"$b"');
  });

  it('an operation without any has none to check', () => {
    const [operation] = parse('{ __typename }').definitions;
    expect(() => assertVariables(schema, operation as OperationDefinitionNode, { a: 1 })).not.toThrow();
  });
});
