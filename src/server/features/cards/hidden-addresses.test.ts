import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPlaceholders } from './placeholders.ts';

const vera = { name: 'Vera Blum', contactIds: ['v'], emails: ['vera@blum.example'] };

test('an address goes as a whole, and is its owner’s', () => {
  const { maskText, maskHtml, labelOf } = createPlaceholders([{ name: 'otto@sand.example' }, vera]);
  expect(maskText('Vera (VERA@BLUM.EXAMPLE) and Otto@sand.example.Then we left.')).toBe(
    '[Participant 2] ([Participant 2]) and [Participant 1].Then we left.',
  );
  expect(maskText('An example of sand, from the post@elsewhere.example')).toBe(
    'An example of sand, from the post@elsewhere.example',
  );
  expect(labelOf('Vera@blum.example')).toBe('Participant 2');
  expect(maskHtml('<p><a href="mailto:otto@sand.example">ot<b>to@sand</b>.example</a></p>')).not.toMatch(
    /otto|sand/,
  );
  expect(maskHtml('<img alt="By vera@blum.example">')).toBe('<img alt="By [Participant 2]">');
});

test('an unknown address with a known name in it goes too, and what two people share is neither’s', () => {
  const { maskText } = createPlaceholders([vera, { name: 'Emma Falk', emails: ['team@shop.example'] }]);
  expect(maskText('Ask vera.blum@other.example')).toBe('Ask [Participant 1]');
  const shared = createPlaceholders([
    { name: 'Emma Falk', emails: ['team@shop.example'] },
    { name: 'Otto Sand', emails: ['team@shop.example'] },
  ]);
  expect(shared.maskText('Ask team@shop.example')).toBe('Ask [Participant]');
});

test('who was known by the address alone keeps the label and the number when a name comes', () => {
  const given = new Map([['name vera@blum.example', 7]]);
  const numbers = { highest: 7, of: (key: string) => given.get(key) };
  const { labelOf, learn, maskText, newcomers } = createPlaceholders([], { numbers });
  expect(labelOf('vera@blum.example')).toBe('Participant 7');
  learn([vera]);
  expect(maskText('Vera Blum')).toBe('[Participant 7]');
  expect(newcomers()).toEqual([['contact v', 'name vera blum', 'name vera@blum.example']]);
});

test('no address of a participant is left in any text, in whichever case', () => {
  const word = fc.stringMatching(/^[a-z]{3,8}$/);
  const addresses = fc.uniqueArray(
    fc.tuple(word, word).map(([own, host]) => `${own}@${host}.example`),
    { minLength: 1, maxLength: 5 },
  );
  fc.assert(
    fc.property(addresses, fc.lorem(), fc.boolean(), (all, words, isLoud) => {
      const { maskText } = createPlaceholders(all.map((name) => ({ name })));
      const text = all.map((one) => `${words} ${isLoud ? one.toUpperCase() : one}`).join('. ');
      const masked = maskText(text);
      expect(masked).not.toContain('@');
      expect(new Set(masked.match(/\[Participant \d+\]/g)).size).toBe(all.length);
    }),
  );
});
