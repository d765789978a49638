/** What an attribute weighs usually; those that weigh no more come last. */
export const USUAL_WEIGHT = 1;

/** What a name weighs in Magento; attributes that weigh more lead. */
export const NAME_WEIGHT = 5;
