import { Link } from '@/components/ui/controls/link';
import { Icon } from '@/components/ui/image/icon';
import type { MenuNode } from '@/lib/catalog/category/menu';

interface MenuLevelProps {
  /** The category whose children are shown; null at the top. */
  category: MenuNode | null;
  nodes: MenuNode[];
  /** `{name}` stands for the category. */
  allWord: string;
  onEnter: (node: MenuNode) => void;
  onFollow: () => void;
}

const ENTRY = 'flex min-h-12 w-full items-center justify-between gap-3 rounded-input px-4 text-left hover:bg-sunken';

/** One level of the category tree in the drawer: categories with children lead deeper, the others to their page. */
export function MenuLevel({ category, nodes, allWord, onEnter, onFollow }: MenuLevelProps) {
  return (
    <ul className="p-2">
      {category ? (
        <li>
          <Link
            href={category.href}
            data-page="CATEGORY"
            onClick={onFollow}
            className={`${ENTRY} font-semibold text-evergreen`}
          >
            {allWord.replace('{name}', category.name)}
          </Link>
        </li>
      ) : null}
      {nodes.map((node) => (
        <li key={node.uid}>
          {node.children.length > 0 ? (
            <button type="button" onClick={() => onEnter(node)} className={ENTRY}>
              {node.name}
              <Icon name="chevron-right" className="size-4" />
            </button>
          ) : (
            <Link href={node.href} data-page="CATEGORY" onClick={onFollow} className={ENTRY}>
              {node.name}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
