/** Sets attributes of a server-drawn element, null removes one; what is returned gives back those that were there. */
export function setAttributes(element: Element, attributes: Readonly<Record<string, string | null>>): () => void {
  const before = Object.keys(attributes).map((name) => [name, element.getAttribute(name)] as const);
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
  return () => {
    for (const [name, value] of before) setAttribute(element, name, value);
  };
}

function setAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
