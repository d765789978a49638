import {
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  visit,
} from 'graphql';
import { inputError } from '../../errors';

/** Magento's own limits of a query, not configurable by a storefront. */
const MAX_DEPTH = 20;
const MAX_FIELDS = 300;

type FragmentOf = (name: string) => FragmentDefinitionNode | null | undefined;

function complexityMessage(fields: number): string {
  return `Max query complexity should be ${MAX_FIELDS} but got ${fields}.`;
}

/** Refuses a document with more than 300 fields, each counted where it is written; graphql-input. */
export function assertFieldCount(document: DocumentNode): void {
  let fields = 0;
  visit(document, {
    Field() {
      fields += 1;
    },
  });
  if (fields > MAX_FIELDS) throw inputError(complexityMessage(fields));
}

function inner(
  selection: SelectionNode,
  fragmentOf: FragmentOf,
  path: readonly string[],
): [SelectionSetNode | undefined, readonly string[]] {
  if (selection.kind !== 'FragmentSpread') return [selection.selectionSet, path];
  const name = selection.name.value;
  // A cycle is another rule's error; here it must only end.
  if (path.includes(name)) return [undefined, path];
  return [fragmentOf(name)?.selectionSet, [...path, name]];
}

function depthOf(set: SelectionSetNode, fragmentOf: FragmentOf, depth: number, path: readonly string[]): number {
  let deepest = 0;
  for (const selection of set.selections) {
    const [children, below] = inner(selection, fragmentOf, path);
    if (!children) continue;
    const isField = selection.kind === 'Field';
    deepest = Math.max(deepest, isField ? depth : 0, depthOf(children, fragmentOf, depth + (isField ? 1 : 0), below));
  }
  return deepest;
}

function fieldsOf(set: SelectionSetNode, fragmentOf: FragmentOf, path: readonly string[]): number {
  let fields = 0;
  for (const selection of set.selections) {
    if (selection.kind === 'Field') fields += 1;
    const [children, below] = inner(selection, fragmentOf, path);
    if (children) fields += fieldsOf(children, fragmentOf, below);
    // Fragments inside fragments grow exponentially; beyond the limit the exact number is of no use.
    if (fields > 100 * MAX_FIELDS) return fields;
  }
  return fields;
}

/** Refuses an operation deeper than 20; the outermost fields have depth 0, fields without children none. */
export function depthRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition: {
      leave(operation) {
        const depth = depthOf(operation.selectionSet, (name) => context.getFragment(name), 0, []);
        if (depth > MAX_DEPTH)
          context.reportError(new GraphQLError(`Max query depth should be ${MAX_DEPTH} but got ${depth}.`));
      },
    },
  };
}

/** Refuses an operation with more than 300 fields once its fragments are written out. */
export function complexityRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition: {
      leave(operation) {
        const fields = fieldsOf(operation.selectionSet, (name) => context.getFragment(name), []);
        if (fields > MAX_FIELDS) context.reportError(new GraphQLError(complexityMessage(fields)));
      },
    },
  };
}
