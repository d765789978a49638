import type { Messages } from '@/lib/i18n/load-messages';
import type { Form } from './form';

/** Where the questions about a product are read (`?store=…&sku=…`, and `&variant=…`), and their answers sealed. */
export const SUITABILITY_PATH = '/api/suitability';

/** Where a basket's seals are looked up that were ordered before. */
export const SPENT_PATH = `${SUITABILITY_PATH}/spent`;

/** All that the questions about a product need in a browser. */
export interface SuitabilitySource {
  locale: string;
  messages: { pharmacy: Pick<Messages['pharmacy'], 'suitability'> };
  form: Form;
  /** The option that takes the answers. */
  option: string;
  /** Whom to ask instead. */
  pharmacist: {
    telephone: string | null;
    href: string | null;
    hours: string[];
    /** Where a talk is booked. */
    booking: string | null;
  };
}
