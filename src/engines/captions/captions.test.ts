import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTranscript } from './parse-transcript.ts';
import { writeWebVtt } from './write-web-vtt.ts';

test('captions are written as WebVTT', () => {
  expect(writeWebVtt([{ text: 'Is 1 < 2\n& --> so?', start: 3661.5, end: 3662.0004 }])).toBe(
    'WEBVTT\n\n01:01:01.500 --> 01:01:02.000\nIs 1 &lt; 2 &amp; --&gt; so?\n',
  );
});

// In quotes: words that end in a colon alone would be a name.
test('what is written is read back, whatever the words are', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, unit: 'grapheme' }), { minLength: 1 }), (texts) => {
      const captions = texts.map((text, at) => ({
        text: `“said ${text}”`,
        start: at * 10,
        end: at * 10 + 1,
      }));
      const parsed = parseTranscript(writeWebVtt(captions));
      expect(parsed.ok && parsed.value.length).toBe(texts.length);
    }),
  );
});
