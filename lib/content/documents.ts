import { graphql } from '@/lib/magento/graphql';

/** The page's id, which `cmsPage` does not answer, names its tag. */
export const cmsPageDocument = graphql(`
  query cmsPage($identifier: String!) {
    cmsPage(identifier: $identifier) {
      identifier
      title
      content
      content_heading
      page_layout
      meta_title
      meta_description
    }
    urlResolver(url: $identifier) {
      id
      type
    }
  }
`);

export const cmsBlocksDocument = graphql(`
  query cmsBlocks($identifiers: [String]!) {
    cmsBlocks(identifiers: $identifiers) {
      items {
        identifier
        content
      }
    }
  }
`);
