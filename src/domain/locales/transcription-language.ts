import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { transcriptionLocales } from './transcription-locales.data.ts';

export type TranscriptionLocale = keyof typeof transcriptionLocales;
export const autoIdentify = 'auto';

/** `auto` means no language: the engine listens and decides. */
export function parseTranscriptionLanguage(input: string): Parsed<TranscriptionLocale | undefined> {
  const tag = input.trim().replaceAll('_', '-').toLowerCase();
  if (tag === autoIdentify) return accepted(undefined);
  const found = Object.keys(transcriptionLocales).find((locale) => locale.toLowerCase() === tag);
  return isTranscriptionLocale(found) ? accepted(found) : refused('Choose a language from the list');
}

/** The bare language, which is all that some engines take: `pt-BR` gives `pt`. */
export function languageOf(locale: string): string {
  return (locale.split('-')[0] ?? '').toLowerCase();
}

function isTranscriptionLocale(tag: string | undefined): tag is TranscriptionLocale {
  return tag !== undefined && Object.hasOwn(transcriptionLocales, tag);
}
