const BRANCHED = /^(plural|select|selectordinal)$/;

/**
 * The names of the ICU arguments in a text, sorted, each once. Words in the branches of a plural or a
 * select are text, their own arguments count: `{count, plural, one {# item} other {{count} items}}`.
 * @param {string} text
 * @returns {string[]}
 */
export function icuArguments(text) {
  /** @type {Set<string>} */
  const names = new Set();
  for (const [name, type, rest] of placeholders(text)) {
    names.add(name);
    if (!BRANCHED.test(type)) continue;
    for (const branch of bracketed(rest)) for (const inner of icuArguments(branch)) names.add(inner);
  }
  return [...names].sort();
}

/**
 * Name, type and the rest of each outermost placeholder.
 * @param {string} text
 * @returns {[name: string, type: string, rest: string][]}
 */
function placeholders(text) {
  return bracketed(text).map((content) => {
    const [name = '', type = '', ...rest] = content.split(',');
    return [name.trim(), type.trim(), rest.join(',')];
  });
}

/**
 * What stands inside the outermost braces of a text.
 * @param {string} text
 * @returns {string[]}
 */
function bracketed(text) {
  const contents = [];
  let depth = 0;
  let start = 0;
  for (const [index, character] of [...text].entries()) {
    if (character === '{' && depth++ === 0) start = index + 1;
    if (character === '}' && --depth === 0) contents.push([...text].slice(start, index).join(''));
  }
  return contents;
}
