import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { countries } from './countries.data.ts';

export type CountryCode = keyof typeof countries;

export function parseCountryCode(input: string): Parsed<CountryCode> {
  const code = input.trim().toUpperCase();
  return isCountryCode(code) ? accepted(code) : refused('Choose a country from the list');
}

export function isCountryCode(code: string): code is CountryCode {
  return Object.hasOwn(countries, code);
}
