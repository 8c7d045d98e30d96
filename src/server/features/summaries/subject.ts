import type { SummaryObjectType } from '#domain/ai/summary.ts';

/** What is to be summarized: an object, or highlights that somebody selected. */
export type Subject = {
  readonly objectType: SummaryObjectType;
  readonly objectId: string | null;
  readonly highlightIds: readonly string[];
};

/** A selection of highlights has no summary of its own: each one made is its maker's. */
export type SummarizedRef = {
  readonly type: Exclude<SummaryObjectType, 'highlights'>;
  readonly id: string;
};
