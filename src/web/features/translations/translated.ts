import type { TranslationsQuery } from '#web/lib/graphql.gen.ts';

export type Translated = TranslationsQuery['translations'][number];
