import { Link } from '@/components/ui/controls/link';
import { Icon } from '@/components/ui/image/icon';
import type { MenuNode } from '@/lib/catalog/category/menu';
import { CategoryNav } from './category-nav';
import { MenuPanel, type MenuPanelWords } from './menu-panel';

interface CategoryMenuProps {
  menu: MenuNode[];
  /** Sanitised HTML of the promoted tile of a category's panel, by uid. */
  tiles: Record<string, string>;
  /** `{name}` in `more` and `all` stands for the category. */
  words: MenuPanelWords & { label: string; more: string };
}

/**
 * The row of main categories. A panel opens on hover and by the arrow beside its category, both by the
 * browser alone; the script adds what closes it: Escape, leaving, following a link [SHELL-1].
 */
export function CategoryMenu({ menu, tiles, words }: CategoryMenuProps) {
  return (
    <CategoryNav label={words.label}>
      <ul className="gutters mx-auto flex max-w-page flex-wrap gap-x-3 text-sm xl:gap-x-5 xl:text-base">
        {menu.map((node) => (
          <li key={node.uid} className="group/item flex items-center">
            <Link
              data-page="CATEGORY"
              href={node.href}
              className="flex min-h-12 items-center border-b-2 border-transparent font-medium group-hover/item:border-evergreen hover:text-evergreen"
            >
              {node.name}
            </Link>
            {node.children.length > 0 ? (
              <>
                <details name="category-panel" className="group/arrow">
                  <summary
                    aria-label={words.more.replace('{name}', node.name)}
                    className="flex size-7 items-center justify-center rounded-full touch:size-11 hover:bg-evergreen-tint"
                  >
                    <Icon name="chevron-down" className="size-4 group-open/arrow:rotate-180" />
                  </summary>
                </details>
                <MenuPanel node={node} tile={tiles[node.uid]} words={words} />
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </CategoryNav>
  );
}
