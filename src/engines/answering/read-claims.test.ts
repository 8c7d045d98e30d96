import { describe, expect, test } from 'vitest';
import { createClaimReader, type ReadClaim } from './index.ts';

function read(text: string, size = 3): ReadClaim[] {
  const reader = createClaimReader();
  const claims: ReadClaim[] = [];
  for (let at = 0; at < text.length; at += size) claims.push(...reader.add(text.slice(at, at + size)));
  return [...claims, ...reader.end()];
}
const cited = (text: string) =>
  read(text).map(
    (claim) =>
      `${claim.text} ${claim.marks.map(({ source, sentence }) => `${source}.${sentence ?? '*'}`).join()}`,
  );

describe('sentences from a stream', () => {
  test.each([
    ['Export is slow [1.2]. It fails.', ['Export is slow. 1.2', 'It fails. ']],
    ['Export is slow. [1.2] It fails.', ['Export is slow. 1.2', 'It fails. ']],
    ['Export is slow [1.2, 3.4] [[5]].', ['Export is slow. 1.2,3.4,5.*']],
    ['Export is slow 【1.2】.', ['Export is slow. 1.2']],
    ['Mr. Smith paid 3.5 euros [2.1]. So did Ann.', ['Mr. Smith paid 3.5 euros. 2.1', 'So did Ann. ']],
    [
      '1. The export is slow [1.1].\n2. Tags are lost [1.2].',
      ['The export is slow. 1.1', 'Tags are lost. 1.2'],
    ],
  ])('%s', (text, expected) => expect(cited(text)).toEqual(expected));

  test('wherever the stream is cut, the sentences are the same', () => {
    const text =
      'Export is slow [1.2]. “It fails!” [2.1, 2.2] she said.\n\n- Tags [3.1]\n- Notes [[4.1]]\nDone. ';
    const whole = read(text, 1000);
    for (const size of [1, 2, 3, 5, 7, 11]) expect(read(text, size)).toEqual(whole);
  });

  test('paragraphs and list items are told', () => {
    expect(read('One.\nTwo. Three.\n- Four').map(({ opens }) => opens)).toEqual([
      'paragraph',
      'paragraph',
      null,
      'item',
    ]);
  });

  test('markers in a block of code cite nothing', () => {
    expect(cited('Look:\n```\nprint [1.1]\n```\nEnd.')).toEqual(['Look: ', 'print [1.1] ', 'End. ']);
  });

  test.each([
    ['![x](https://evil.test/a.png) Fine.'],
    ['<img src="https://evil.test/a.png"> Fine.'],
    ['[Fine.](https://evil.test)'],
    ['Fine. https://evil.test/?q=secret'],
    ['Fine.\n[1]: https://evil.test'],
    ['javascript:alert(1) Fine. data:text/html,x'],
  ])('nothing leads out of an answer: %s', (text) => {
    const words = JSON.stringify(read(text));
    expect(words).toContain('Fine');
    expect(words).not.toMatch(/evil|javascript:|data:|<img/);
  });

  test('ten thousand digits take no time', () => {
    const started = performance.now();
    read(`[[${'1'.repeat(10_000)}]] ${'[1,'.repeat(3000)}`, 50);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
