import type { SpokenTextType } from '#web/lib/graphql.gen.ts';

/** A summary or an answer. */
export type Listened = { readonly type: SpokenTextType; readonly id: string };
