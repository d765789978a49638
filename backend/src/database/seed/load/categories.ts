import type { Database } from '../../connect';
import { category, categoryText } from '../../schema/catalog';
import { textRows } from '../localised';
import type { CategorySeed, CmsBlockSeed, Localised } from '../types';
import { insertRows } from './insert-rows';

/** Above the shops' trees stands one category that no shop shows. */
const TREE_ROOT: CategorySeed = { id: 1, parent: 0, key: 'tree-root', name: { default: 'Root Catalog' }, urlKey: '' };

/** Level of the categories that URLs begin with. */
const FIRST_LEVEL = 2;

/** Writes the category tree with the texts of every store view. Parents come before their children. */
export async function loadCategories(db: Database, seeds: CategorySeed[], blocks: CmsBlockSeed[]): Promise<void> {
  const placed = place([TREE_ROOT, ...seeds]);
  await insertRows(
    db,
    category,
    placed.map(({ seed, path, level, position }) => {
      const { createdAt = new Date().toISOString(), updatedAt = createdAt } = seed;
      return {
        id: seed.id,
        parentId: seed.parent,
        path,
        level,
        position,
        isActive: true,
        isAnchor: level >= FIRST_LEVEL,
        includeInMenu: seed.includeInMenu ?? true,
        displayMode: seed.displayMode ?? 'PRODUCTS',
        image: seed.image ?? null,
        defaultSortBy: null,
        filterPriceRange: seed.filterPriceRange ?? null,
        createdAt: new Date(createdAt),
        updatedAt: new Date(updatedAt),
      };
    }),
  );
  await insertRows(
    db,
    categoryText,
    placed.flatMap(({ seed, level, urlPath }) => {
      const hasUrl = level >= FIRST_LEVEL;
      return textRows({
        name: seed.name,
        urlKey: hasUrl ? { default: seed.urlKey } : undefined,
        urlPath: hasUrl ? { default: urlPath } : undefined,
        description: seed.description,
        metaTitle: seed.metaTitle,
        metaDescription: seed.metaDescription,
        metaKeywords: undefined,
        block: seed.cmsBlock === undefined ? undefined : blockIds(blocks, seed.cmsBlock),
      }).map(({ block, ...text }) => ({
        categoryId: seed.id,
        ...text,
        cmsBlockId: block === null ? null : Number(block),
      }));
    }),
  );
}

interface Placed {
  seed: CategorySeed;
  path: string;
  level: number;
  /** Among its siblings, from 1. */
  position: number;
  urlPath: string;
}

function place(seeds: CategorySeed[]): Placed[] {
  const placed = new Map<number, Placed>();
  const children = new Map<number, number>();
  for (const seed of seeds) {
    const parent = placed.get(seed.parent);
    if (!parent && seed !== TREE_ROOT) throw new Error(`Category ${seed.key} comes before its parent ${seed.parent}`);
    const position = (children.get(seed.parent) ?? 0) + 1;
    children.set(seed.parent, position);
    const level = parent ? parent.level + 1 : 0;
    placed.set(seed.id, {
      seed,
      path: parent ? `${parent.path}/${seed.id}` : `${seed.id}`,
      level,
      position,
      urlPath: parent && level > FIRST_LEVEL ? `${parent.urlPath}/${seed.urlKey}` : seed.urlKey,
    });
  }
  return [...placed.values()];
}

/** The id of a block as a text by store view: the block for all store views, and those made for one. */
function blockIds(blocks: CmsBlockSeed[], identifier: string): Localised {
  const named = blocks.filter((block) => block.identifier === identifier);
  const forAll = named.find((block) => block.stores.length === 0);
  if (!forAll) throw new Error(`No block for all store views is called ${identifier}`);
  const own = named.flatMap(({ id, stores }) => stores.map((code) => [code, `${id}`]));
  return { default: `${forAll.id}`, ...Object.fromEntries(own) };
}
