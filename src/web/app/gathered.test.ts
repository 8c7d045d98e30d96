import { expect, test } from 'vitest';

const gathered = {
  ...import.meta.glob<Readonly<Record<string, unknown>>>('../features/*/*-cache.ts', { eager: true }),
  ...import.meta.glob<Readonly<Record<string, unknown>>>('../features/*/places.ts', { eager: true }),
};

test.each(Object.entries(gathered))('%s exports what the app gathers, and nothing else', (_file, module) => {
  expect(Object.keys(module)).toHaveLength(1);
});
