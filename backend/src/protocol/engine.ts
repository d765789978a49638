import {
  type GraphQLSchema,
  parse,
  recommendedRules,
  specifiedRules,
  ValuesOfCorrectTypeRule,
  validate,
} from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Context } from '../context';
import { documentCache } from './document-cache';
import { sizeRule } from './validation/limits';
import { valueRule } from './validation/value-rule';

/** Magento's set: the specification's rules without graphql-js's recommendations, then its own limits. */
const RULES = [
  ...specifiedRules
    .filter((rule) => !recommendedRules.some((recommended) => recommended === rule))
    .map((rule) => (rule === ValuesOfCorrectTypeRule ? valueRule : rule)),
  sizeRule,
];

/** Far beyond what 300 fields take; parsing and validating more would keep everybody else waiting. */
const MAX_TOKENS = 10_000;

const magentoRules: Plugin = {
  onParse({ setParseFn }) {
    setParseFn((source, options) => parse(source, { ...options, maxTokens: MAX_TOKENS }));
  },
  onValidate({ setValidationFn }) {
    setValidationFn((schema, document) => validate(schema, document, RULES));
  },
};

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
