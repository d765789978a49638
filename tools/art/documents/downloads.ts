import path from 'node:path';
import { foodDiary, foodDiaryWithMeals } from './food-diary';
import { pdf } from './pdf';
import { packingChecklist, travelGuide, travelGuideSample, travelWithChildren } from './travel-guide';

interface DownloadableSeed {
  downloadable?: { links: readonly { file: string; sampleFile?: string }[] };
}

const WRITTEN: Record<string, () => Buffer> = {
  'roamwell-travel-health-guide-sample.pdf': () => pdf('Travel health guide (sample)', travelGuideSample),
  'roamwell-travel-health-guide.pdf': () => pdf('Travel health guide', travelGuide),
  'roamwell-travelling-with-children.pdf': () => pdf('Travelling with children', travelWithChildren),
  'roamwell-packing-checklist.pdf': () => pdf('Packing checklist', packingChecklist),
  'settlewell-food-diary.pdf': () => pdf('Food and symptom diary', foodDiary),
  'settlewell-food-diary-meals.pdf': () => pdf('Food and symptom diary with meal ideas', foodDiaryWithMeals),
};

/** The files of downloadable products, samples too, by their place below `media/downloadable/files`. */
export function downloads(products: readonly DownloadableSeed[]): Map<string, Buffer> {
  const links = products.flatMap(({ downloadable }) => downloadable?.links ?? []);
  return new Map(
    links.flatMap(({ file, sampleFile }) => [
      [`links${file}`, written(file)] as const,
      ...(sampleFile ? [[`link_samples${sampleFile}`, written(sampleFile)] as const] : []),
    ]),
  );
}

function written(file: string): Buffer {
  const write = WRITTEN[path.posix.basename(file)];
  if (!write) throw new Error(`Nobody wrote ${file}.`);
  return write();
}
