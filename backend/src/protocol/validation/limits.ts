import {
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  isIntrospectionType,
  type SelectionSetNode,
  type ValidationContext,
  visit,
} from 'graphql';
import { inputError } from '../../errors';

/** Magento's own limits of a query, not configurable by a storefront. */
const MAX_DEPTH = 20;
const MAX_FIELDS = 300;

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

interface Size {
  /** How many fields there are once fragments are written out. */
  fields: number;
  /** How many fields stand around the innermost one that has fields itself; -1 where none has. */
  depth: number;
}

const NOTHING: Size = { fields: 0, depth: -1 };

/**
 * Measures selections; each fragment once, however often it is spread: fragments that spread the next one twice
 * double their fields with each step, and would double the work.
 */
function measure(fragmentOf: (name: string) => FragmentDefinitionNode | null | undefined) {
  const fragments = new Map<string, Size>();

  function sizeOfFragment(name: string): Size {
    const known = fragments.get(name);
    if (known) return known;
    // A cycle is another rule's error; here it must only end.
    fragments.set(name, NOTHING);
    const size = sizeOf(fragmentOf(name)?.selectionSet);
    fragments.set(name, size);
    return size;
  }

  function sizeOf(set: SelectionSetNode | undefined): Size {
    let { fields, depth } = NOTHING;
    for (const selection of set?.selections ?? []) {
      const isField = selection.kind === 'Field';
      const inner =
        selection.kind === 'FragmentSpread' ? sizeOfFragment(selection.name.value) : sizeOf(selection.selectionSet);
      fields = Math.min(fields + inner.fields + (isField ? 1 : 0), Number.MAX_SAFE_INTEGER);
      const hasFields = isField && selection.selectionSet !== undefined;
      depth = Math.max(depth, inner.depth + (hasFields ? 1 : 0));
    }
    return { fields, depth };
  }

  return sizeOf;
}

/**
 * Refuses an operation deeper than 20 (the outermost fields have depth 0, fields without children none) or, once its
 * fragments are written out, of more than 300 fields.
 */
export function sizeRule(context: ValidationContext): ASTVisitor {
  const sizeOf = measure((name) => context.getFragment(name));
  return {
    OperationDefinition: {
      leave(operation) {
        const { fields, depth } = sizeOf(operation.selectionSet);
        if (depth > MAX_DEPTH)
          context.reportError(new GraphQLError(`Max query depth should be ${MAX_DEPTH} but got ${depth}.`));
        if (fields > MAX_FIELDS) context.reportError(new GraphQLError(complexityMessage(fields)));
      },
    },
  };
}

/**
 * Refuses other names for what tells of the schema, but for `__type`: graphql-js bounds how deep it is asked, and
 * 280 names for the innermost field would still make an answer of 19 MB. No tool uses any.
 */
export function introspectionRule(context: ValidationContext): ASTVisitor {
  return {
    Field(node) {
      const parent = context.getParentType();
      const tellsOfSchema = node.name.value === '__schema' || (parent && isIntrospectionType(parent));
      if (node.alias && tellsOfSchema)
        context.reportError(
          new GraphQLError(`Field "${node.name.value}" of the schema may not be renamed.`, { nodes: node }),
        );
    },
  };
}
