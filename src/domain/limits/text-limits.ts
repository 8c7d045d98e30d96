import { mergedTable } from '#domain/things/merged.ts';
import type { TextLimit } from './text-limit.ts';

/** Of no thing in particular. */
const ofEverything = {
  richText: { name: 'Content', max: 5_000_000 },
  jsonBody: { name: 'Request', max: 10_001_000 },
} as const satisfies Record<string, TextLimit>;

/** Characters. Titles may be empty: they show as 'Untitled …' until someone names the thing. */
export const textLimits = { ...mergedTable('textLimits'), ...ofEverything };
