import { graphql } from '@/lib/magento/graphql';

/** A product of which is asked whether it is sold: the attribute is added, by the server and by the browser's client. */
export const ruledProductFragment = graphql(`
  fragment RuledProduct on ProductInterface {
    uid
  }
`);
