/** Magento's address of a bought file or of a sample, below whatever store code or script it writes before it. */
const DOWNLOAD = /\/downloadable\/download\/((?:link|linkSample|sample)\/[\w-]+\/[\w,=-][\w,.=-]*)/;

/** The shop's own address of a download that the backend names, or null where it is none of the backend's downloads. */
export function downloadPath(url: string): string | null {
  const [, file] = DOWNLOAD.exec(url) ?? [];
  return file === undefined ? null : `/downloadable/download/${file}`;
}
