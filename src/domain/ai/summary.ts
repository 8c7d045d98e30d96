import type { TypeOf } from '#domain/codec/codec.ts';
import { finite, literal, refine, string } from '#domain/codec/primitives.ts';
import { array, nullable, object, tagged } from '#domain/codec/structures.ts';
import { summaryFrameworks } from './frameworks.ts';

export const summaryTypes = ['BulletPoints', 'Summary', 'TranscriptSummary', 'ThemeSummary'] as const;
export type SummaryType = (typeof summaryTypes)[number];

export const summaryKinds = ['chapter', 'paragraph', 'streaming'] as const;
export type SummaryKind = (typeof summaryKinds)[number];

const startTime = refine(finite, 'time in seconds', (seconds) => seconds >= 0);

export const summaryContentCodec = tagged('kind', {
  chapter: object({ sections: array(object({ title: string, startTime, text: string }, 'section')) }),
  paragraph: object({ text: string }),
  streaming: object({ summary: string, quotes: array(object({ itemId: string, text: string }, 'quote')) }),
});
export type SummaryContent = TypeOf<typeof summaryContentCodec>;

/** The summary part of a note. */
export const noteSummaryFields = {
  summaryContent: nullable(summaryContentCodec),
  summaryFramework: nullable(literal(...summaryFrameworks)),
  summaryLanguage: nullable(string),
};
export const noteSummaryCodec = object(noteSummaryFields, 'note summary');
export type NoteSummary = TypeOf<typeof noteSummaryCodec>;
