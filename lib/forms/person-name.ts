import { z } from 'zod';

/** A name as every Magento takes it: newer ones know the typewriter's apostrophe only, and phones write the other. */
export const personName = z
  .string()
  .trim()
  .transform((name) => name.replace(/’/g, "'"));
