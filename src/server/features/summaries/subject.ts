import type { SummaryObjectType } from '#domain/ai/summary.ts';

/** What is to be summarized: an object, or highlights that somebody selected. */
export type Subject = {
  readonly objectType: SummaryObjectType;
  readonly objectId: string | null;
  readonly highlightIds: readonly string[];
};
