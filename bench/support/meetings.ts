import { readFileSync } from 'node:fs';
import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { array, object } from '#domain/codec/structures.ts';

export type Turn = { readonly speaker: string; readonly text: string };
export type MeetingQuestion = {
  readonly text: string;
  readonly answer: string;
  /** The turns that answer it. */
  readonly turns: ReadonlySet<number>;
};
export type Meeting = {
  readonly turns: readonly Turn[];
  readonly questions: readonly MeetingQuestion[];
  /** What people wrote about all of it. */
  readonly summary: string;
};

const line = object({
  meeting_transcripts: array(object({ speaker: string, content: string })),
  general_query_list: array(object({ answer: string })),
  specific_query_list: array(
    object({ query: string, answer: string, relevant_text_span: array(array(string)) }),
  ),
});

/** Meetings with questions whose answering turns are known. */
export function readMeetings(path: string): Meeting[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((text) => text !== '')
    .map((text) => {
      const { meeting_transcripts, general_query_list, specific_query_list } = decode(line, JSON.parse(text));
      return {
        summary: general_query_list[0]?.answer ?? '',
        turns: meeting_transcripts.map(({ speaker, content }) => ({ speaker, text: clean(content) })),
        questions: specific_query_list.map(({ query, answer, relevant_text_span }) => ({
          text: query,
          answer,
          turns: new Set(relevant_text_span.flatMap(([from, to]) => range(Number(from), Number(to)))),
        })),
      };
    });
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
}

/** Written down are sounds too, and blanks before marks. */
function clean(text: string): string {
  return text
    .replaceAll(/\{[^}]*\}/g, ' ')
    .replaceAll(/\s+([.,?!])/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
