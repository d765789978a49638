import type { CmsBlockSeed } from '../types';
import { catalogueBlocks } from './blocks/catalogue';
import { siteBlocks } from './blocks/site';
import { blocksOf } from './content-draft';

/** The shop's CMS blocks. */
export const blocks: CmsBlockSeed[] = blocksOf([...siteBlocks, ...catalogueBlocks]);
