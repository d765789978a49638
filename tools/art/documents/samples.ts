import path from 'node:path';
import { pdf } from './pdf';
import { travelGuideSample } from './travel-guide';

interface DownloadableSeed {
  downloadable?: { links: readonly { sampleFile?: string }[] };
}

const WRITTEN: Record<string, () => Buffer> = {
  'roamwell-travel-health-guide-sample.pdf': () => pdf('Travel health guide (sample)', travelGuideSample),
};

/** The samples of downloadable products by their place below `media/downloadable/files`. */
export function samples(products: readonly DownloadableSeed[]): Map<string, Buffer> {
  const links = products.flatMap(({ downloadable }) => downloadable?.links ?? []);
  const files = links.flatMap(({ sampleFile }) => (sampleFile ? [sampleFile] : []));
  return new Map(files.map((file) => [`link_samples${file}`, written(file)]));
}

function written(file: string): Buffer {
  const write = WRITTEN[path.posix.basename(file)];
  if (!write) throw new Error(`Nobody wrote ${file}.`);
  return write();
}
