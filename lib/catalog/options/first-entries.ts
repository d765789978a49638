import { startSelections } from './bundle';
import type { Choices, QuantityLimits } from './choices';
import { firstSelection } from './configurable';
import { memberQuantity, QUANTITY, quantityOf, selected } from './control-names';

/** What a product's form says before anything is chosen, in the order of its controls. */
export function firstEntries(choices: Choices, { min }: QuantityLimits): [string, string][] {
  return [
    ...configurableEntries(choices),
    ...bundleEntries(choices),
    ...choices.members.map(({ sku, quantity }): [string, string] => [memberQuantity(sku), String(quantity)]),
    ...linkEntries(choices),
    ...(choices.members.length > 0 ? [] : [[QUANTITY, String(min)] satisfies [string, string]]),
  ];
}

function configurableEntries({ configurable }: Choices): [string, string][] {
  if (!configurable) return [];
  const first = firstSelection(configurable);
  return configurable.axes.flatMap(({ code, values }, axis) => {
    const value = values[first[axis] ?? -1];
    return value ? [[selected(code), value.uid]] : [];
  });
}

function bundleEntries({ bundle }: Choices): [string, string][] {
  return (bundle?.options ?? []).flatMap((option) => {
    const chosen = startSelections(option);
    const [first] = chosen;
    const entries = chosen.map(({ uid }): [string, string] => [selected(option.uid), uid]);
    return first?.canChangeQuantity ? [...entries, [quantityOf(option.uid), String(first.quantity)]] : entries;
  });
}

/** The only link of a product is what its buyer wants. */
function linkEntries({ downloads }: Choices): [string, string][] {
  const [link, ...others] = downloads?.isChoice ? downloads.links : [];
  return link && others.length === 0 ? [[selected('links'), link.uid]] : [];
}
