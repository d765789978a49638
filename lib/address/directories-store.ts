import { create } from 'zustand';
import { read } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';

export interface Region {
  id: number;
  code: string;
  name: string;
}

export interface Country {
  id: string;
  name: string;
}

interface DirectoriesState {
  /** Countries that the store view sells to, by name; null until they are loaded. */
  countries: Country[] | null;
  /** Regions by country, as far as they were asked for; null where that failed. An empty list: the country has none. */
  regions: Record<string, Region[] | null>;
}

export const useDirectoriesStore = create<DirectoriesState>(() => ({ countries: null, regions: {} }));

// All regions of all countries are 150 kB of JSON; one country's are asked for when it is chosen.
const countriesDocument = graphql(`
  query countries {
    countries {
      id
      full_name_locale
      full_name_english
    }
  }
`);

const regionsDocument = graphql(`
  query regions($id: String!) {
    country(id: $id) {
      id
      available_regions {
        id
        code
        name
      }
    }
  }
`);

/** The countries, read once. A failure leaves them null and is thrown on [CHK-11]. */
export async function loadCountries(): Promise<Country[]> {
  const { countries: known } = useDirectoriesStore.getState();
  if (known) return known;
  const { countries: answer } = await read(countriesDocument, {});
  const countries = (answer ?? []).flatMap((country) =>
    country?.id ? [{ id: country.id, name: country.full_name_locale || country.full_name_english || country.id }] : [],
  );
  useDirectoriesStore.setState({ countries });
  return countries;
}

/** A country's regions, read once; none where the country has none. A failure sets them to null and is thrown on [CHK-11]. */
export async function loadRegions(countryId: string): Promise<Region[]> {
  const known = useDirectoriesStore.getState().regions[countryId];
  if (known) return known;
  try {
    const { country } = await read(regionsDocument, { id: countryId });
    const regions = (country?.available_regions ?? []).flatMap((region) =>
      region?.id && region.code ? [{ id: region.id, code: region.code, name: region.name ?? region.code }] : [],
    );
    keepRegions(countryId, regions);
    return regions;
  } catch (error) {
    keepRegions(countryId, null);
    throw error;
  }
}

/** A country's regions as far as they are known by now, as once its address has been checked; none where they failed. */
export function knownRegions(countryId: string): readonly Region[] {
  return useDirectoriesStore.getState().regions[countryId] ?? [];
}

function keepRegions(countryId: string, regions: Region[] | null): void {
  useDirectoriesStore.setState((state) => ({ regions: { ...state.regions, [countryId]: regions } }));
}
