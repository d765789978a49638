/** Magento's address of a bought file or of a sample, below whatever store code or script it writes before it. */
const DOWNLOAD = /\/downloadable\/download\/((?:link|linkSample|sample)\/[\w-]+\/[\w,=-][\w,.=-]*)/;

/** The sentence of a product's page that there is no sample: an address that ends in it shows it. */
export const NO_SAMPLE_ID = 'no-sample';

/** The shop's own address of a download that the backend names, or null where it is none of the backend's downloads. */
export function downloadPath(url: string): string | null {
  const [, file] = DOWNLOAD.exec(url) ?? [];
  return file === undefined ? null : `/downloadable/download/${file}`;
}
