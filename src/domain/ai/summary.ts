import type { Action } from '#domain/access/actions.ts';
import type { TypeOf } from '#domain/codec/codec.ts';
import { finite, literal, refine, string } from '#domain/codec/primitives.ts';
import { array, nullable, object, tagged } from '#domain/codec/structures.ts';
import { parseText, type TextLimit } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { summaryFrameworks, type SummaryFramework } from './frameworks.ts';
import { writeSummaryText, type WrittenSentence } from './summary-text.ts';

export const summaryTypes = ['BulletPoints', 'Summary', 'TranscriptSummary', 'ThemeSummary'] as const;
export type SummaryType = (typeof summaryTypes)[number];

export const summaryKinds = ['chapter', 'paragraph', 'streaming'] as const;
export type SummaryKind = (typeof summaryKinds)[number];

/**
 * What can be summarized. `highlights`: some that a person selected. `wrap`: what a channel’s wrap tells. `doc`: a run of
 * a doc is kept as a summary.
 */
export const summaryObjectTypes = [
  'note',
  'insight',
  'project',
  'highlights',
  'theme',
  'wrap',
  'doc',
] as const;
export type SummaryObjectType = (typeof summaryObjectTypes)[number];

/** Who may write on something may have it summarized; the words of a refusal name the right place. */
export const summaryActions = {
  note: { generate: 'summary.generate', update: 'summary.update' },
  insight: { generate: 'summary.generate', update: 'summary.update' },
  project: { generate: 'summary.generate', update: 'summary.update' },
  highlights: { generate: 'summary.generate', update: 'summary.update' },
  theme: { generate: 'theme.summarize', update: 'theme.update' },
  wrap: { generate: 'theme.summarize', update: 'theme.update' },
  doc: { generate: 'doc.run', update: 'doc.update' },
} as const satisfies Record<SummaryObjectType, Record<'generate' | 'update', Action>>;

/** How long the text may be that a person makes of one. */
export function summaryTextLimit(objectType: SummaryObjectType): TextLimit {
  return objectType === 'doc' ? textLimits.docText : textLimits.summaryText;
}

/** In characters, of all that it says. */
export const summaryCap = 5000;
/** With fewer words there is nothing to leave out. */
const leastWords = 20;

export function isEnoughToSummarize(text: string): boolean {
  return (text.match(/\S+/g)?.length ?? 0) >= leastWords;
}

/** Only a custom prompt asks something; the other frameworks know what they look for. */
export function parseSummaryPrompt(framework: SummaryFramework, input: string | null): Parsed<string | null> {
  if (framework !== 'CustomPrompt') return accepted(null);
  if (input === null || !/[\p{L}\p{N}]/u.test(input)) return refused('Enter a prompt');
  return parseText(textLimits.summaryPrompt, input);
}

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

type SummarySentence = WrittenSentence & {
  readonly citations: readonly {
    readonly id: string;
    readonly quote: string;
    readonly seconds: number | null;
  }[];
};

/** A summary as other products read it: chapters where each has its time, plain text where a person wrote it. */
export function summaryContentOf(
  sentences: readonly SummarySentence[],
  { isByPerson, isChronological }: { isByPerson: boolean; isChronological: boolean },
): SummaryContent {
  const text = writeSummaryText(sentences);
  if (isByPerson) return { kind: 'paragraph', text };
  const chapters = isChronological ? chaptersOf(sentences) : null;
  if (chapters) return { kind: 'chapter', sections: chapters };
  const quotes = sentences.flatMap(({ citations }) =>
    citations.map(({ id, quote }) => ({ itemId: id, text: quote })),
  );
  return { kind: 'streaming', summary: text, quotes };
}

type Chapter = { title: string; startTime: number; text: string };

/** Null when not every chapter has a time. */
function chaptersOf(sentences: readonly SummarySentence[]): Chapter[] | null {
  const chapters: { title: string; times: number[]; body: SummarySentence[] }[] = [];
  for (const sentence of sentences) {
    const times = sentence.citations.flatMap(({ seconds }) => seconds ?? []);
    if (sentence.opens === 'heading') chapters.push({ title: sentence.text, times, body: [] });
    else {
      chapters.at(-1)?.body.push(sentence);
      chapters.at(-1)?.times.push(...times);
    }
  }
  if (chapters.length === 0 || chapters.some(({ times }) => times.length === 0)) return null;
  return chapters.map(({ title, times, body }) => ({
    title,
    startTime: Math.max(0, Math.min(...times)),
    text: writeSummaryText(body),
  }));
}
