import { expect, test } from 'vitest';
import { foldTitle, tagKey } from './tag-key.ts';

test.each([
  ['  Déjà  VU ', 'deja vu'],
  ['Ｆｕｌｌ width', 'full width'],
  ['שלום', 'שלום'],
])('%s is typed as %s', (title, folded) => expect(foldTitle(title)).toBe(folded));

test.each([
  ['Pain point', 'pain-points'],
  ['Café', 'cafe'],
  ['Deliveries', 'delivery'],
  ['On boarding', 'Onboarding'],
])('%s and %s are likely one', (left, right) => expect(tagKey(left)).toBe(tagKey(right)));

test.each([
  ['Price', 'Pricing'],
  ['Bus', 'Bu'],
  ['Class', 'Clas'],
  ['Status', 'Statu'],
])('%s and %s are two', (left, right) => expect(tagKey(left)).not.toBe(tagKey(right)));

test('signs alone have no likeness', () => expect(tagKey('🙂 !!')).toBe(''));
