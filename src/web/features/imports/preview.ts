import type { ImportTableQuery } from '#web/lib/graphql.gen.ts';

/** The beginning of a file as the server read it. */
export type Preview = NonNullable<NonNullable<ImportTableQuery['tableImport']>['preview']>;
