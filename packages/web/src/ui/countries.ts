import { useQuery } from '@tanstack/react-query';
import type { CountryConfig } from '@trellis/contract/files/storage';
import { type Locale, toLanguage } from '@trellis/contract/languages';
import { useTranslation } from 'react-i18next';

export interface Country {
  code: string;
  phoneCode: string;
  name: string;
}

/** Enough to go on with when the list cannot be read. */
const fewest: readonly [string, string][] = [
  ['US', '+1'],
  ['CN', '+86'],
  ['ES', '+34'],
  ['MX', '+52'],
  ['GB', '+44'],
  ['HK', '+852'],
  ['TW', '+886'],
];

/** Where several countries share a code, the one that it is shown with. */
const firstOf: Record<string, string> = {
  '+1': 'US',
  '+7': 'RU',
  '+39': 'IT',
  '+44': 'GB',
  '+47': 'NO',
  '+61': 'AU',
  '+64': 'NZ',
  '+212': 'MA',
  '+358': 'FI',
};

async function loadCountries(): Promise<CountryConfig> {
  const response = await fetch('/storage/countryConfig.json');
  if (!response.ok) throw new Error(`Status ${response.status}`);
  return (await response.json()) as CountryConfig;
}

/** The countries by name in the reader's language, loaded when a telephone field first shows; a short list until then and if it fails. */
export function useCountries(): readonly Country[] {
  const { i18n } = useTranslation();
  const locale = i18n.language as Locale;
  const { data } = useQuery({
    queryKey: ['countryConfig'],
    queryFn: loadCountries,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  const language = toLanguage(locale);
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const countries = data
    ? data.countries.map(({ code, phoneCode, name }) => ({ code, phoneCode, name: name[language] }))
    : fewest.map(([code, phoneCode]) => ({ code, phoneCode, name: names.of(code) ?? code }));
  return countries.sort((one, other) => one.name.localeCompare(other.name, locale));
}

/** The country that a calling code is shown with. */
export function countryOf(countries: readonly Country[], phoneCode: string | null): string | undefined {
  const sharing = countries.filter((country) => country.phoneCode === phoneCode);
  return (sharing.find(({ code }) => code === firstOf[phoneCode ?? '']) ?? sharing[0])?.code;
}
