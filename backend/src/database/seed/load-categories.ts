import type { Database } from '../connect';
import { category, categoryText } from '../schema';
import { insertRows } from './insert-rows';
import { textRows } from './localised';
import type { CategorySeed, CmsBlockSeed } from './types';

/** Above the shops' trees stands one category that no shop shows. */
const TREE_ROOT: CategorySeed = { id: 1, parent: 0, key: 'tree-root', name: { default: 'Root Catalog' }, urlKey: '' };

/** Level of the categories that URLs begin with. */
const FIRST_LEVEL = 2;

/** Writes the category tree with the texts of every view. Parents come before their children. */
export async function loadCategories(db: Database, seeds: CategorySeed[], blocks: CmsBlockSeed[]): Promise<void> {
  const blockIds = new Map(blocks.map((block) => [block.identifier, block.id]));
  const placed = place([TREE_ROOT, ...seeds]);
  await insertRows(
    db,
    category,
    placed.map(({ seed, path, level, position }) => ({
      id: seed.id,
      parentId: seed.parent,
      path,
      level,
      position,
      isActive: true,
      isAnchor: level >= FIRST_LEVEL,
      includeInMenu: seed.includeInMenu ?? true,
      displayMode: seed.displayMode ?? 'PRODUCTS',
      cmsBlockId: seed.cmsBlock === undefined ? null : blockId(blockIds, seed.cmsBlock),
      image: seed.image ?? null,
      defaultSortBy: null,
    })),
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
      }).map((text) => ({ categoryId: seed.id, ...text }));
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

function blockId(ids: Map<string, number>, identifier: string): number {
  const id = ids.get(identifier);
  if (id === undefined) throw new Error(`No block is called ${identifier}`);
  return id;
}
