import { graphql } from '@/lib/magento/graphql';

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
