import type { Brand } from './label/copy';

const BRANDS: Record<string, Brand> = {
  mmstr: { name: 'mmstr', layout: 'clinical', logo: 'cross', base: '#0F5C4D', deep: '#0A443A', wash: '#E3F0EB', paper: '#FFFFFF', ink: '#12211D', wordmark: 'figtree-800', headline: 'figtree-700', text: 'figtree-500', tints: ['#0F5C4D', '#B4430A', '#1B5FA8', '#1A7F4B', '#8A5A00', '#7A3F98', '#B83A6B'] },
  velmora: { name: 'Velmora', layout: 'rings', logo: 'ring', base: '#B3122F', deep: '#7C0B22', wash: '#FBE4E6', paper: '#FFFFFF', ink: '#2A0F14', wordmark: 'barlow-condensed-700', headline: 'barlow-condensed-700', text: 'figtree-500', capitals: 0.03, tints: ['#F2A23A', '#D9DDE2', '#F5C84B', '#F08A5D'] },
  norvane: { name: 'Norvane', layout: 'stripe', logo: 'bars', base: '#14407E', deep: '#0C2A57', wash: '#E2ECF8', paper: '#FFFFFF', ink: '#0D1F38', wordmark: 'barlow-condensed-700', headline: 'barlow-condensed-600', text: 'figtree-500', capitals: 0.06, tints: ['#3FB6E8', '#F2B632', '#7BC79A', '#E86A4A'] },
  tolvessa: { name: 'Tolvessa', layout: 'sweep', logo: 'star', base: '#5A3392', deep: '#3A1F66', wash: '#EFE8F8', paper: '#FFFFFF', ink: '#231238', wordmark: 'nunito-900', headline: 'figtree-700', text: 'figtree-500', tints: ['#F2C230', '#7CC5E8', '#F08FB0', '#8ED1B0'] },
  settlewell: { name: 'Settlewell', layout: 'band', logo: 'wave', base: '#C2336E', deep: '#8C1F4C', wash: '#FCE6EE', paper: '#FFFFFF', ink: '#33111F', wordmark: 'nunito-900', headline: 'nunito-800', text: 'nunito-600', tints: ['#C2336E', '#2C8C7C', '#E8791E', '#5B54B0'] },
  halderm: { name: 'Halderm', layout: 'quiet', logo: 'drop', base: '#2F5673', deep: '#1E3B52', wash: '#E8F0F5', paper: '#FFFFFF', ink: '#1B2A36', wordmark: 'figtree-500', headline: 'figtree-500', text: 'figtree-400', capitals: 0.14, tints: ['#4C8DB3', '#C98A6B', '#6FA393', '#8A7FB8'] },
  'fernley-rowe': { name: 'Fernley & Rowe', layout: 'botanical', logo: 'leaf', base: '#345239', deep: '#243A28', wash: '#EEF1E4', paper: '#F8F3E6', ink: '#33402F', wordmark: 'lora-600', headline: 'lora-700', text: 'lora-500', tints: ['#A97B2C', '#7C9A4A', '#A4563C', '#5E7F86'] },
  sturdiband: { name: 'Sturdiband', layout: 'block', logo: 'shield', base: '#0B55A4', deep: '#083C76', wash: '#E3EEF9', paper: '#FFFFFF', ink: '#0D2036', wordmark: 'figtree-900', headline: 'figtree-700', text: 'figtree-500', tints: ['#E23B2E', '#F2B632', '#2FA36B'] },
  verdala: { name: 'Verdala', layout: 'sunrise', logo: 'leaf', base: '#3E7A22', deep: '#2A5616', wash: '#EDF5DF', paper: '#FDFEF8', ink: '#24381A', wordmark: 'nunito-800', headline: 'nunito-800', text: 'nunito-600', tints: ['#F2A93B', '#8CC152', '#E86A4A', '#5DB0C7'] },
  kindlewick: { name: 'Kindlewick', layout: 'sunrise', logo: 'candle', base: '#D1532B', deep: '#8E3316', wash: '#FFEBDD', paper: '#FFFDF8', ink: '#472014', wordmark: 'nunito-900', headline: 'nunito-900', text: 'nunito-700', tints: ['#F7B267', '#7CC5D9', '#F28DA2', '#A6CF7C'] },
  brightmere: { name: 'Brightmere', layout: 'sweep', logo: 'star', base: '#0586A3', deep: '#045A72', wash: '#E0F4F8', paper: '#FFFFFF', ink: '#06303B', wordmark: 'figtree-800', headline: 'figtree-700', text: 'figtree-500', tints: ['#7FE0D2', '#F5D547', '#F28DA2'] },
  clearlake: { name: 'Clearlake', layout: 'quiet', logo: 'wave', base: '#1F74B8', deep: '#12507F', wash: '#E5F2FB', paper: '#FAFDFF', ink: '#10304A', wordmark: 'figtree-700', headline: 'figtree-600', text: 'figtree-400', tints: ['#3FA0DC', '#4FB8A8', '#7C8FD6'] },
  solefarer: { name: 'Solefarer', layout: 'slant', logo: 'sole', base: '#1D5A66', deep: '#123D46', wash: '#E3F0F1', paper: '#FFFFFF', ink: '#10292E', wordmark: 'figtree-800', headline: 'figtree-700', text: 'figtree-500', tints: ['#E9B44C', '#8FC9B5', '#E07A5F'] },
  stillbreeze: { name: 'Stillbreeze', layout: 'band', logo: 'breeze', base: '#2D6DB5', deep: '#1B477B', wash: '#E6F0FB', paper: '#FFFFFF', ink: '#132C48', wordmark: 'nunito-800', headline: 'figtree-700', text: 'figtree-500', tints: ['#5AA9E6', '#37B59A', '#8C7BD1', '#F0A04B'] },
  roamwell: { name: 'Roamwell', layout: 'slant', logo: 'compass', base: '#16324F', deep: '#0D2036', wash: '#FFF3D6', paper: '#FFFFFF', ink: '#0D2036', wordmark: 'figtree-900', headline: 'figtree-800', text: 'figtree-500', tints: ['#F5B82E', '#4FC0B5', '#F07F5A'] },
  pulsemark: { name: 'Pulsemark', layout: 'block', logo: 'pulse', base: '#26343F', deep: '#141E26', wash: '#EDF1F3', paper: '#FFFFFF', ink: '#141E26', wordmark: 'figtree-800', headline: 'figtree-600', text: 'figtree-500', tints: ['#E8503A', '#27A5A0', '#4F7FD9'] },
};

/** A number from a text, the same on every run. */
export function seedOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

/** A brand's identity; an unknown one borrows a known brand's look under its own name. */
export function brandOf(key: string, label: string = key): Brand {
  const known = BRANDS[key];
  if (known) return known;
  const all = Object.values(BRANDS);
  const lent = all[seedOf(key) % all.length] ?? all[0];
  if (!lent) throw new Error('No brand has an identity.');
  return { ...lent, name: label };
}
