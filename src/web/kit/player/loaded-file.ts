import type { FileQuery } from '#web/lib/graphql.gen.ts';

export type LoadedFile = NonNullable<FileQuery['file']>;
