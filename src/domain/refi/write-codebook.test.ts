import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeXml } from './escape-xml.ts';
import { writeCodebook } from './write-codebook.ts';

const id = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`;

test('groups are codes that only hold others', () => {
  const tag = { id: id(2), name: 'Price & "value"', color: '#aabbcc', isCodable: true, codes: [] };
  const book = writeCodebook([
    {
      id: id(1),
      name: 'Money',
      color: null,
      description: '',
      isCodable: false,
      codes: [{ ...tag, description: 'What < it costs' }],
    },
  ]);
  expect(book).toBe(`<?xml version="1.0" encoding="utf-8"?>
<CodeBook xmlns="urn:QDA-XML:codebook:1.0" origin="Hark">
  <Codes>
    <Code guid="${id(1)}" name="Money" isCodable="false">
      <Code guid="${id(2)}" name="Price &amp; &quot;value&quot;" isCodable="true" color="#aabbcc">
        <Description>What &lt; it costs</Description>
      </Code>
    </Code>
  </Codes>
</CodeBook>
`);
});

test('no text breaks out of its place, and what XML can’t hold is left out', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const safe = escapeXml(text);
      expect(safe).not.toMatch(/[<>"\0]|&(?!(?:amp|lt|gt|quot|#13);)/u);
      expect(safe.isWellFormed()).toBe(true);
    }),
  );
});
