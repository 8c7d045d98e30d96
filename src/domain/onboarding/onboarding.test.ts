import { expect, test } from 'vitest';
import { defaultHome } from './default-home.ts';

test('home page', () => {
  expect(defaultHome.flatMap((block) => (block.type === 'heading' ? [block.text] : []))).toEqual([
    'Discover new insights',
    'Sharpen your skills',
  ]);
  expect(defaultHome.map((block) => block.type)).toEqual(['heading', 'insights', 'heading', 'links']);
});
