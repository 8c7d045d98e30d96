import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { canonicalDecimal } from './decimal-text.ts';

export const numberFormats = ['number', 'number_with_commas', 'percent', 'currency'] as const;
export type NumberFormat = (typeof numberFormats)[number];
export type NumberConfig = { readonly format: NumberFormat; readonly currencySymbol?: string };

export const defaultCurrencySymbol = '$';
const maxSymbolLength = 5;
const maxDigits = 30;

/** Reads what people type in any of the formats: commas, a percent sign, a currency symbol. */
export function parseNumberValue(config: NumberConfig, input: string): Parsed<string> {
  const symbol = config.currencySymbol ?? defaultCurrencySymbol;
  const bare = input
    .trim()
    .replace(symbol, '')
    .replace(/\s*%$/, '')
    .replaceAll(/,(?=\d{3}(?!\d))/g, '')
    .replaceAll(/[\s\u00a0]/g, '');
  const decimal = bare.length <= maxDigits ? canonicalDecimal(bare) : null;
  if (decimal === null) return refused('Enter a number');
  return Math.abs(Number(decimal)) > Number.MAX_SAFE_INTEGER
    ? refused('This number is too large')
    : accepted(decimal);
}

/** A percent value is stored as shown: 12 is 12%. */
export function displayNumber(config: NumberConfig, value: string): string {
  const decimal = canonicalDecimal(value);
  if (decimal === null) return value;
  const sign = decimal.startsWith('-') ? '-' : '';
  const unsigned = sign ? decimal.slice(1) : decimal;
  const symbol = config.currencySymbol ?? defaultCurrencySymbol;
  const shown = {
    number: decimal,
    number_with_commas: sign + withCommas(unsigned),
    percent: `${decimal}%`,
    currency: sign + symbol + withCommas(withCents(unsigned)),
  } satisfies Record<NumberFormat, string>;
  return shown[config.format];
}

export function parseNumberConfig(input: { format: string; currencySymbol?: string }): Parsed<NumberConfig> {
  const format = numberFormats.find((known) => known === input.format);
  if (!format) return refused('Unknown number format');
  const currencySymbol = input.currencySymbol?.trim() ?? '';
  if (currencySymbol === '') return accepted({ format });
  if (currencySymbol.length > maxSymbolLength || /\d/.test(currencySymbol)) {
    return refused(`Currency symbol must be at most ${maxSymbolLength} characters, without digits`);
  }
  return accepted({ format, currencySymbol });
}

function withCommas(unsigned: string): string {
  const [whole = '', fraction] = unsigned.split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

function withCents(unsigned: string): string {
  const [whole = '', fraction = ''] = unsigned.split('.');
  return `${whole}.${fraction.padEnd(2, '0')}`;
}
