import {
  type DocumentNode,
  type GraphQLSchema,
  parse,
  specifiedRules,
  ValuesOfCorrectTypeRule,
  validate,
  visit,
} from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Context } from '../context';
import { withoutNul } from './read-body';
import { introspectionRule, sizeRule } from './validation/limits';
import { valueRule } from './validation/value-rule';

/** Magento's set: the specification's rules, then its own limits. It bounds no introspection, which we must. */
const RULES = [
  ...specifiedRules.map((rule) => (rule === ValuesOfCorrectTypeRule ? valueRule : rule)),
  sizeRule,
  introspectionRule,
];

/** Far beyond what 300 fields take; parsing and validating more would keep everybody else waiting. */
const MAX_TOKENS = 10_000;

const parseQuery: typeof parse = (source, options) => {
  const document = parse(source, { ...options, maxTokens: MAX_TOKENS });
  const text = typeof source === 'string' ? source : source.body;
  // Only an escape can write a NUL: the character itself is a syntax error.
  if (!/\\u(0000|\{0+\})/.test(text)) return document;
  return visit(document, { StringValue: (node) => ({ ...node, value: withoutNul(node.value) }) });
};

const magentoRules: Plugin = {
  onParse({ setParseFn }) {
    setParseFn(parseQuery);
  },
  onValidate({ setValidationFn }) {
    setValidationFn((schema, document) => validate(schema, document, RULES));
  },
};

const MOST_DOCUMENTS = 256;
const LONGEST_QUERY = 16_384;

/** Parsed queries by text: the 256 used last, of at most 16 kB each, so that strangers cannot fill the memory. */
export function documentCache() {
  const documents = new Map<string, DocumentNode>();
  return {
    get(query: string): DocumentNode | undefined {
      const document = documents.get(query);
      if (document && documents.delete(query)) documents.set(query, document);
      return document;
    },
    set(query: string, document: DocumentNode): void {
      if (query.length > LONGEST_QUERY) return;
      documents.set(query, document);
      const [oldest] = documents.keys();
      if (documents.size > MOST_DOCUMENTS && oldest !== undefined) documents.delete(oldest);
    },
  };
}

/**
 * The GraphQL engine: parses, validates (both cached by query text) and executes. Its HTTP side stays
 * unused, for Magento's differs from the GraphQL-over-HTTP rules in almost every point.
 */
export function createEngine(schema: GraphQLSchema) {
  return createYoga<Context>({
    schema,
    plugins: [magentoRules],
    parserAndValidationCache: { documentCache: documentCache(), errorCache: { get: () => undefined, set() {} } },
    maskedErrors: false,
    logging: false,
  });
}

/** What `createEngine` gives. */
export type Engine = ReturnType<typeof createEngine>;
