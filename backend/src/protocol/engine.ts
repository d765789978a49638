import { type GraphQLSchema, recommendedRules, specifiedRules, ValuesOfCorrectTypeRule, validate } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Context } from '../context';
import { complexityRule, depthRule } from './validation/limits';
import { valueRule } from './validation/value-rule';

/** Magento's set: the specification's rules without graphql-js's recommendations, then its own limits. */
const RULES = [
  ...specifiedRules
    .filter((rule) => !recommendedRules.some((recommended) => recommended === rule))
    .map((rule) => (rule === ValuesOfCorrectTypeRule ? valueRule : rule)),
  depthRule,
  complexityRule,
];

const magentoRules: Plugin = {
  onValidate({ setValidationFn }) {
    setValidationFn((schema, document) => validate(schema, document, RULES));
  },
};

/**
 * The GraphQL engine: parses, validates (both cached by query text) and executes. Its HTTP side stays
 * unused, for Magento's differs from the GraphQL-over-HTTP rules in almost every point.
 */
export function createEngine(schema: GraphQLSchema) {
  return createYoga<Context>({ schema, plugins: [magentoRules], maskedErrors: false, logging: false });
}

/** What `createEngine` gives. */
export type Engine = ReturnType<typeof createEngine>;
