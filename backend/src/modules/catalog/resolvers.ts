import { attributeResolvers } from './attribute/metadata';
import { categoryResolvers } from './category/resolvers';
import { listingResolvers } from './listing/resolvers';
import { productResolvers } from './product/resolvers';
import { reviewResolvers } from './review/resolvers';

/** Everything of the contract that belongs to the catalogue. */
export const resolvers = {
  ...attributeResolvers,
  ...categoryResolvers,
  ...listingResolvers,
  ...productResolvers,
  ...reviewResolvers,
  Query: {
    ...attributeResolvers.Query,
    ...categoryResolvers.Query,
    ...listingResolvers.Query,
    ...reviewResolvers.Query,
  },
  Mutation: reviewResolvers.Mutation,
};
