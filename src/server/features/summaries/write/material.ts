import type { Source } from '#server/features/answering/index.ts';

/** What a summary is made from. `isCut`: there is more of it than a summary is made from. */
export type Material = { readonly sources: readonly Source[]; readonly isCut: boolean };
