const REGION_WORDS = {
  county: ['GB', 'IE', 'NO', 'SE', 'HU', 'HR', 'EE', 'RO'],
  state: ['US', 'AU', 'IN', 'MX', 'BR', 'MY', 'DE', 'AT', 'VE'],
  province: ['TH', 'CA', 'CN', 'ES', 'IT', 'NL', 'BE', 'AR', 'ID', 'KR', 'PH', 'VN', 'TR', 'PL', 'ZA'],
} as const;

/** What a country calls its regions: a key of `checkout.address.regions`. */
export function regionWord(countryId: string): keyof typeof REGION_WORDS | 'region' {
  for (const [word, countries] of Object.entries(REGION_WORDS)) {
    if ((countries as readonly string[]).includes(countryId)) return word as keyof typeof REGION_WORDS;
  }
  return 'region';
}

/** What a country calls its postcodes: a key of `checkout.address`. */
export function postcodeWord(countryId: string): 'zip' | 'postcode' {
  return countryId === 'US' || countryId === 'PR' ? 'zip' : 'postcode';
}
