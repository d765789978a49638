import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  parse,
  print,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { withAvailableFields } from './capabilities/optional-fields';

// backend/schema.graphql is the part of Magento Open Source 2.4.4's schema that the shop uses.
const schemaText = readFileSync('backend/schema.graphql', 'utf8');
const schema = buildSchema(schemaText);

/** The schema of a shop whose modules of reviews, wish lists and cards that are kept are switched off, as far as pages ask. */
const schemaWithoutModules = buildSchema(
  schemaText.replace(
    /^ +(?:rating_summary|review_count|\w*product_reviews\w*|magento_wishlist_general_is_enabled|braintree_cc_vault_active): .*$/gm,
    '',
  ),
);

/** Beyond these Magento refuses a query, unless it is configured otherwise. */
const MAX_FIELDS = 300;
const MAX_DEPTH = 20;

/** Of longer texts the shop's server passes none on. */
const MAX_TOKENS = 5_000;

/** Every GraphQL text in the storefront's source, by the file that it stands in. */
const documents = ['lib', 'components'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test|\.fixture|\.d)\.tsx?$/.test(path))
    .flatMap((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      const texts = [...source.matchAll(/\b(?:graphql\(|gql)\s*`([^`$]*(?:\$\w[^`$]*)*)`/g)];
      return texts.map(([, text = '']) => ({ file: join(root, path), document: parse(text) }));
    }),
);
const fragments = new Map(
  documents.flatMap(({ document }) =>
    document.definitions.flatMap((node): [string, FragmentDefinitionNode][] =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
    ),
  ),
);

/** An operation with every fragment that it spreads, as it is sent to a shop that has none of the additions. */
const operations = documents.flatMap(({ file, document }) =>
  document.definitions.flatMap((operation) =>
    operation.kind === Kind.OPERATION_DEFINITION
      ? [[`${file}: ${operation.name?.value}`, sent({ kind: Kind.DOCUMENT, definitions: [operation] })] as const]
      : [],
  ),
);

function sent(document: DocumentNode): DocumentNode {
  const needed = new Map<string, FragmentDefinitionNode>();
  const collect = (node: DocumentNode | FragmentDefinitionNode) => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment || needed.has(name.value)) return;
        needed.set(name.value, fragment);
        collect(fragment);
      },
    });
  };
  collect(document);
  const whole: DocumentNode = { ...document, definitions: [...document.definitions, ...needed.values()] };
  return withAvailableFields<unknown, unknown>(whole, { fields: {} });
}

/** Fields of an operation, those of a fragment as often as it is spread, and how deep they stand. */
function measure(document: DocumentNode) {
  const own = new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
  let fields = 0;
  let deepest = 0;
  const walk = (selections: FragmentDefinitionNode['selectionSet']['selections'], depth: number) => {
    for (const selection of selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        walk(own.get(selection.name.value)?.selectionSet.selections ?? [], depth);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        walk(selection.selectionSet.selections, depth);
      } else {
        fields += 1;
        deepest = Math.max(deepest, depth);
        walk(selection.selectionSet?.selections ?? [], depth + 1);
      }
    }
  };
  for (const node of document.definitions) {
    if (node.kind === Kind.OPERATION_DEFINITION) walk(node.selectionSet.selections, 1);
  }
  return { fields, deepest };
}

/** Selections of grouped products' members that 2.4.4 overlooks: it reads names and one level of inline fragments. */
function overlookedMembers(document: DocumentNode): string[] {
  const types = new TypeInfo(schema);
  const overlooked: string[] = [];
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name, selectionSet }) {
        if (name.value !== 'product' || types.getParentType()?.name !== 'GroupedProductItem') return;
        const own = selectionSet?.selections ?? [];
        const inline = own.flatMap((node) => (node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet.selections : []));
        const deep = inline.filter(({ kind }) => kind !== Kind.FIELD);
        const named = own.filter(({ kind }) => kind === Kind.FRAGMENT_SPREAD);
        overlooked.push(...[...named, ...deep].map((node) => print(node)));
      },
    }),
  );
  return overlooked;
}

describe('the storefront’s operations', () => {
  it('the storefront’s operations are found in its source', () => {
    const names = operations.map(([title]) => title.replace(/.*: /, ''));
    expect(names).toEqual(
      expect.arrayContaining(['cartDetails', 'addToCart', 'subscribeToNewsletter', 'setGuestEmail']),
    );
  });

  it.each(operations)('[BACK-1] %s fits Magento’s schema without the additions', (_title, document) => {
    expect(validate(schema, document).map(({ message }) => message)).toEqual([]);
    const { fields, deepest } = measure(document);
    expect(fields).toBeLessThanOrEqual(MAX_FIELDS);
    expect(deepest).toBeLessThanOrEqual(MAX_DEPTH);
  });

  it('[BACK-1] no page asks a shop for what belongs to a module that is switched off there', () => {
    const reviews = parse('{ products(search: "a") { items { review_count } } }');
    expect(validate(schemaWithoutModules, reviews)).not.toEqual([]);
    const refused = operations.flatMap(([, document]) => validate(schemaWithoutModules, document));
    expect(refused.map(({ message }) => message)).toEqual([]);
  });

  it.each(operations)('%s is far shorter than what the shop passes on', (_title, document) => {
    expect(() => parse(print(document), { maxTokens: MAX_TOKENS / 2 })).not.toThrow();
  });

  it('[BACK-1] no document reads the members of a grouped product through a named fragment', () => {
    const asked = parse('{ route(url: "a") { ... on GroupedProduct { items { product { ...Named } } } } }');
    expect(overlookedMembers(asked)).toEqual(['...Named']);
    expect(documents.flatMap(({ document }) => overlookedMembers(document))).toEqual([]);
  });

  it('[BACK-1] no operation declares a list of ids with nulls, which Magento refuses from 2.4.7 on', () => {
    const declared = (document: DocumentNode) =>
      document.definitions.flatMap((node) =>
        node.kind === Kind.OPERATION_DEFINITION ? (node.variableDefinitions ?? []).map(({ type }) => print(type)) : [],
      );
    const isNullable = (type: string) => /\[ID\]/.test(type);
    expect(declared(parse('query q($a: [ID]!, $b: [ID!]!, $c: ID) { a }')).filter(isNullable)).toEqual(['[ID]!']);
    expect(documents.flatMap(({ document }) => declared(document)).filter(isNullable)).toEqual([]);
  });
});
