'use client';

import { useEffect, useState } from 'react';
import { type AddressRules, type CountryFields, countryFields } from '@/lib/address/address-rules';
import type { Country, Region } from '@/lib/address/directories-store';
import { loadCountries, loadRegions, useDirectoriesStore } from '@/lib/address/directories-store';

/** What the address form knows of the country that is chosen. */
export interface Place {
  /** Null while they load, and where that failed. */
  countries: Country[] | null;
  /** Of the country; undefined while they load. */
  regions: Region[] | undefined;
  fields: CountryFields;
  hasFailed: boolean;
  tryAgain: () => void;
}

/** The directories for one country, loaded when they are needed. Regions that cannot be loaded are typed instead. */
export function usePlace(countryId: string, rules: AddressRules): Place {
  const countries = useDirectoriesStore((state) => state.countries);
  const regions = useDirectoriesStore((state) => state.regions[countryId]);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads them again
  useEffect(() => {
    let isCurrent = true;
    setFailed(false);
    // What went wrong stands in the store [CHK-11]; here it only matters that it did.
    Promise.all([loadCountries(), loadRegions(countryId)]).catch(() => {
      if (isCurrent) setFailed(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [countryId, attempt]);
  return {
    countries,
    regions: regions ?? (regions === null ? [] : undefined),
    fields: countryFields(countryId, regions ?? [], rules),
    hasFailed,
    tryAgain: () => setAttempt((count) => count + 1),
  };
}
