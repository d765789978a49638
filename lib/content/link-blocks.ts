/** Blocks of links at the foot of every page: the shop's own, then the one that Magento's sample data brings. */
export const LINK_BLOCKS = ['footer-links', 'footer_links_block'];
