import { mutate } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';

const writeDocument = graphql(`
  mutation writeReview($input: CreateProductReviewInput!) {
    createProductReview(input: $input) {
      review {
        nickname
      }
    }
  }
`);

/** A review as it is sent; ratings by their ids. */
export interface NewReview {
  sku: string;
  nickname: string;
  summary: string;
  text: string;
  ratings: { id: string; value_id: string }[];
}

/** Sends a review, which is listed once the shop has approved it. Throws AppError, with Magento's reason. */
export async function writeReview(input: NewReview): Promise<void> {
  await mutate(writeDocument, { input });
}
