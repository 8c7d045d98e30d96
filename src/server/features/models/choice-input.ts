import type { ModelChoiceDraft } from '#domain/ai/model-providers.ts';

/** A choice as an admin enters it. Without a key the stored one of the same service is meant. */
export type ChoiceInput = ModelChoiceDraft & { readonly key: string | null };
