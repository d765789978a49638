import { SoftLinks } from '@/components/content/soft-links';
import { Link } from '@/components/ui/controls/link';
import { Icon } from '@/components/ui/image/icon';
import { RichText } from '@/components/ui/rich-text';
import type { MenuNode } from '@/lib/catalog/category/menu';
import { CategoryNav } from './category-nav';

interface CategoryMenuProps {
  menu: MenuNode[];
  /** Sanitised HTML of the promoted tile of a category's panel, by uid. */
  tiles: Record<string, string>;
  /** `{name}` in `more` and `all` stands for the category. */
  labels: MenuPanelLabels & { label: string; more: string };
}

/** Panels open on hover and by their arrow, by the browser alone; the script closes them [SHELL-1]. */
export function CategoryMenu({ menu, tiles, labels }: CategoryMenuProps) {
  return (
    <CategoryNav label={labels.label}>
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
                    aria-label={labels.more.replace('{name}', node.name)}
                    className="flex size-7 items-center justify-center rounded-full touch:size-11 hover:bg-evergreen-tint"
                  >
                    <Icon name="chevron-down" className="size-4 group-open/arrow:rotate-180" />
                  </summary>
                </details>
                <MenuPanel node={node} tile={tiles[node.uid]} labels={labels} />
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </CategoryNav>
  );
}

interface MenuPanelLabels {
  all: string;
  advice: string;
}

interface MenuPanelProps {
  node: MenuNode;
  /** Sanitised HTML; without it the tile offers advice. */
  tile: string | undefined;
  labels: MenuPanelLabels;
}

/** The two levels below a main category in three columns, beside a tile that leads to all of it. */
function MenuPanel({ node, tile, labels }: MenuPanelProps) {
  return (
    <div className="invisible absolute inset-x-0 top-full z-20 border-b border-line bg-surface opacity-0 shadow-float transition-[opacity,visibility] delay-100 group-hover/item:not-group-data-[dismissed=true]/menu:visible group-hover/item:not-group-data-[dismissed=true]/menu:opacity-100 group-has-[details[open]]/item:visible group-has-[details[open]]/item:opacity-100">
      <div className="gutters mx-auto grid max-w-page gap-8 py-8 lg:grid-cols-[1fr_17rem]">
        <div>
          <ul className="gap-8 sm:columns-2 lg:columns-3">
            {node.children.map((child) => (
              <li key={child.uid} className="mb-6 break-inside-avoid">
                <Link
                  data-page="CATEGORY"
                  href={child.href}
                  className="inline-block py-1 font-semibold hover:text-evergreen hover:underline"
                >
                  {child.name}
                </Link>
                {child.children.length > 0 ? (
                  <ul>
                    {child.children.map((leaf) => (
                      <li key={leaf.uid}>
                        <Link
                          data-page="CATEGORY"
                          href={leaf.href}
                          className="inline-block py-1 text-ink-soft hover:text-evergreen hover:underline"
                        >
                          {leaf.name}
                        </Link>
                      </li>
                    ))}
                  </ul>
                ) : null}
              </li>
            ))}
          </ul>
          <Link
            data-page="CATEGORY"
            href={node.href}
            className="mt-2 inline-flex items-center gap-2 py-1 font-semibold text-evergreen hover:underline"
          >
            {labels.all.replace('{name}', node.name)}
            <Icon name="arrow-right" className="size-4" />
          </Link>
        </div>
        <div className="self-start rounded-card bg-evergreen-tint p-5">
          {tile ? (
            <SoftLinks>
              <RichText html={tile} />
            </SoftLinks>
          ) : (
            <>
              <Icon name="info" className="mb-3 size-8 text-evergreen" />
              <p>{labels.advice}</p>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
