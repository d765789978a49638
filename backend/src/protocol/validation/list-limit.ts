import { type DocumentNode, type OperationDefinitionNode, valueFromASTUntyped, visit } from 'graphql';
import { inputError } from '../../errors';

/** Many times what a storefront lists at once; each may be a read of its own, or a line of a cart that others wait for. */
const MAX_ITEMS = 500;

/** What is wrong with so many list items in one request; null where they are few enough. */
export function itemsProblem(items: number): string | null {
  return items > MAX_ITEMS ? `Max number of list items should be ${MAX_ITEMS} but got ${items}.` : null;
}

/** How many items the lists in a value have together, those of lists in lists among them. */
export function countItems(value: unknown): number {
  let items = 0;
  // Grows on the way: strangers' lists may be nested deeper than calls may be.
  const values = [value];
  for (const one of values) {
    if (typeof one !== 'object' || one === null) continue;
    if (Array.isArray(one)) items += one.length;
    for (const inner of Object.values(one)) values.push(inner);
  }
  return items;
}

/**
 * Refuses more than 500 list items in one request (graphql-input), written in the query or sent with it; a variable's
 * count wherever it stands.
 */
export function assertItemCount(
  document: DocumentNode,
  { variableDefinitions = [] }: OperationDefinitionNode,
  sent: Record<string, unknown>,
): void {
  const counts = new Map(
    variableDefinitions.map(({ variable: { name }, defaultValue }) => [
      name.value,
      countItems(sent[name.value] ?? (defaultValue && valueFromASTUntyped(defaultValue))),
    ]),
  );
  let items = 0;
  visit(document, {
    VariableDefinition: () => false,
    ListValue({ values }) {
      items += values.length;
    },
    Variable({ name }) {
      items += counts.get(name.value) ?? 0;
    },
  });
  const problem = itemsProblem(items);
  if (problem) throw inputError(problem);
}
