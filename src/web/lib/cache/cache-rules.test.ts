import { expect, it } from 'vitest';
import type { CacheRules } from './cache-rules.ts';

/** The compiler is the test: `tsc` fails when one of these lines would compile. */
it('takes no field, type, argument or event that the schema does not have', () => {
  const rules: CacheRules[] = [
    // @ts-expect-error -- no such field of the query
    { after: { createNote: ['notez'] } },
    // @ts-expect-error -- no such mutation
    { after: { createNotez: ['notes'] } },
    // @ts-expect-error -- no such argument
    { after: { trashNotes: (_cache, { idz }) => void idz } },
    // @ts-expect-error -- no such type
    { embedded: ['Notez'] },
    // @ts-expect-error -- no such field of the type
    { keys: { ObjectAccess: ['objectTypez'] } },
    // @ts-expect-error -- nothing of that name is heard
    { heard: { notez: ['notes'] } },
  ];
  expect(rules).toHaveLength(6);
});
