import { describe, expect, test } from 'vitest';
import { languageOf, parseTranscriptionLanguage } from './transcription-language.ts';
import { transcriptionLocales } from './transcription-locales.data.ts';

describe('transcription languages', () => {
  const tags = Object.keys(transcriptionLocales);

  test('are 149 canonical tags in order, each with a name', () => {
    expect(tags).toHaveLength(149);
    expect(tags).toEqual([...tags].sort());
    expect(tags.filter((tag) => Intl.getCanonicalLocales(tag)[0] !== tag)).toEqual([]);
    expect(Object.entries(transcriptionLocales).filter(([tag, name]) => name.length <= tag.length)).toEqual(
      [],
    );
    expect(new Set(Object.values(transcriptionLocales)).size).toBe(149);
  });

  test.each([
    'en-US',
    'en-GB',
    'de-DE',
    'es-ES',
    'es-MX',
    'fr-FR',
    'fr-CA',
    'ja-JP',
    'pt-BR',
    'zh-CN',
    'zh-TW',
    'ar-EG',
  ])('%s is among them', (tag) => {
    expect(parseTranscriptionLanguage(tag)).toEqual({ ok: true, value: tag });
  });

  test('auto-identify is no language', () => {
    expect(parseTranscriptionLanguage('auto')).toEqual({ ok: true, value: undefined });
    expect(parseTranscriptionLanguage(' AUTO ')).toEqual({ ok: true, value: undefined });
  });

  test('spelling is forgiven, other languages are not', () => {
    expect(parseTranscriptionLanguage('en_us')).toEqual({ ok: true, value: 'en-US' });
    expect(parseTranscriptionLanguage('tlh')).toEqual({
      ok: false,
      message: 'Choose a language from the list',
    });
    expect(parseTranscriptionLanguage('')).toEqual({ ok: false, message: 'Choose a language from the list' });
    expect([languageOf('pt-BR'), languageOf('yue-HK'), languageOf('FR')]).toEqual(['pt', 'yue', 'fr']);
  });
});
