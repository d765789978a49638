/** Queries hold searches, tokens, e-mail addresses and the variables of GraphQL. */
const QUERY = /[?#]\S*/g;

/** Of a path: an e-mail address, a number (an order's), a token (a cart's, a download's), a postcode that is looked up. */
const DETAIL =
  /(?<=\/(?:postcodes|download\/link\/id)\/)[^/\s]+|(?<=\/)(?:[^/\s]*(?:@|%40)[^/\s]*|\d+|[\w=+]{20,}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?=[/\s]|$)/gi;

/** A URL or path as logs and traces may tell it: without what is somebody's, or opens what is. */
export const maskDetails = (text: string) => text.replace(QUERY, '').replace(DETAIL, '*');
