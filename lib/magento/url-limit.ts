/** Beyond this many characters proxies and CDNs start to refuse a URL; the query is then sent by POST. */
export const MAX_URL_LENGTH = 6000;
