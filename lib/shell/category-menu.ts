/** The id of the row of categories, with all that opens below it. */
export const CATEGORY_MENU = 'category-menu';

/** A category of the menu, as the page has it. */
export interface MenuEntry {
  name: string;
  href: string;
  children: MenuEntry[];
}

/** The menu of the page: it stands in the document once, for the row on desktops and for the drawer on phones. */
export function readCategoryMenu(): MenuEntry[] {
  return entriesOf(document.querySelectorAll(`#${CATEGORY_MENU} > ul > li`));
}

function entriesOf(items: Iterable<Element>): MenuEntry[] {
  return [...items].map((item) => {
    const link = item.querySelector('a');
    // A main category's own stand in its panel.
    const below = item.querySelectorAll(':scope > ul > li, :scope > div > div > :first-child > ul > li');
    return { name: link?.textContent ?? '', href: link?.getAttribute('href') ?? '', children: entriesOf(below) };
  });
}
