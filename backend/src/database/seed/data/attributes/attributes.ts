import type { AttributeSeed, Localised } from '../../types';
import { withAmerican } from '../us-english';
import { legalCategories } from './attribute-options';
import {
  activeIngredients,
  brands,
  dosageForms,
  flavours,
  minimumAges,
  packSizes,
  sizes,
  strengths,
} from './later-options';

// What products are chosen by among others, they are chosen by among those compared.
const facet = {
  filterable: true,
  filterableInSearch: true,
  visibleOnFront: true,
  usedInListing: true,
  comparable: true,
} as const;
const unfiltered = { filterable: false, filterableInSearch: false, comparable: false } as const;
const fact = { ...unfiltered, visibleOnFront: true, usedInListing: false } as const;
const hidden = { ...unfiltered, visibleOnFront: false, usedInListing: true } as const;

const th = (english: string, thai: string): Localised => ({ default: english, mmstr_th: thai });

/** The shop's own product attributes; codes as on `ProductInterface` in schema.graphql. */
export const attributes: AttributeSeed[] = withAmerican<AttributeSeed[]>([
  { id: 150, code: 'brand', label: th('Brand', 'ยี่ห้อ'), input: 'select', ...facet, position: 10, options: brands },
  {
    id: 151,
    code: 'active_ingredient',
    label: th('Active ingredient', 'ตัวยาสำคัญ'),
    input: 'multiselect',
    ...facet,
    position: 20,
    options: activeIngredients,
  },
  {
    id: 152,
    code: 'strength',
    label: th('Strength', 'ความแรง'),
    input: 'select',
    ...facet,
    position: 30,
    options: strengths,
  },
  {
    id: 153,
    code: 'dosage_form',
    label: th('Form', 'รูปแบบ'),
    input: 'select',
    ...facet,
    position: 40,
    options: dosageForms,
  },
  {
    id: 154,
    code: 'pack_size',
    label: th('Pack size', 'ขนาดบรรจุ'),
    input: 'select',
    ...facet,
    position: 50,
    options: packSizes,
  },
  {
    id: 155,
    code: 'flavour',
    label: th('Flavour', 'รสชาติ'),
    input: 'select',
    ...facet,
    position: 60,
    options: flavours,
  },
  { id: 167, code: 'size', label: th('Size', 'ขนาด'), input: 'select', ...facet, position: 65, options: sizes },
  {
    id: 156,
    code: 'legal_category',
    label: th('How it is sold', 'ประเภทการจำหน่าย'),
    input: 'select',
    ...facet,
    position: 70,
    options: legalCategories,
  },
  {
    id: 157,
    code: 'minimum_age',
    label: th('Suitable from', 'อายุที่ใช้ได้'),
    input: 'select',
    ...facet,
    position: 80,
    options: minimumAges,
  },
  { id: 158, code: 'sugar_free', label: th('Sugar free', 'ปราศจากน้ำตาล'), input: 'boolean', ...facet, position: 90 },
  {
    id: 159,
    code: 'vegan',
    label: th('Suitable for vegans', 'เหมาะสำหรับวีแกน'),
    input: 'boolean',
    ...facet,
    position: 100,
  },
  { id: 160, code: 'licence_number', label: th('Licence number', 'เลขทะเบียน'), input: 'text', ...fact, position: 110 },
  {
    id: 161,
    code: 'warnings',
    label: th('Before you use it', 'ก่อนใช้ผลิตภัณฑ์'),
    input: 'textarea',
    ...fact,
    position: 120,
  },
  { id: 162, code: 'how_to_use', label: th('How to use', 'วิธีใช้'), input: 'textarea', ...fact, position: 130 },
  { id: 163, code: 'ingredients', label: th('Ingredients', 'ส่วนประกอบ'), input: 'textarea', ...fact, position: 140 },
  { id: 164, code: 'storage', label: th('Storage', 'การเก็บรักษา'), input: 'textarea', ...fact, position: 150 },
  {
    id: 165,
    code: 'unit_pricing_measure',
    label: th('Pack holds', 'ปริมาณต่อแพ็ก'),
    input: 'text',
    ...hidden,
    position: 160,
  },
  {
    id: 166,
    code: 'unit_pricing_base',
    label: th('Unit price per', 'ราคาต่อหน่วย'),
    input: 'text',
    ...hidden,
    position: 170,
  },
  {
    id: 168,
    code: 'active_amounts',
    label: th('Active ingredients with amounts', 'ปริมาณตัวยาสำคัญ'),
    input: 'text',
    ...hidden,
    position: 180,
  },
  { id: 169, code: 'driving', label: th('Driving', 'การขับขี่'), input: 'text', ...hidden, position: 190 },
  { id: 170, code: 'pregnancy', label: th('Pregnancy', 'การตั้งครรภ์'), input: 'text', ...hidden, position: 200 },
  {
    id: 171,
    code: 'longest_use',
    label: th('Longest use', 'ระยะเวลาใช้ยา'),
    input: 'text',
    ...hidden,
    position: 210,
  },
  { id: 172, code: 'leaflet', label: th('Leaflet', 'เอกสารกำกับยา'), input: 'text', ...hidden, position: 220 },
  {
    id: 173,
    code: 'suitability_form',
    label: th('Questions before buying', 'คำถามก่อนซื้อ'),
    input: 'text',
    ...hidden,
    position: 230,
  },
]);
