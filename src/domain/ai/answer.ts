import type { TypeOf } from '#domain/codec/codec.ts';
import {
  boolean,
  finite,
  instant,
  literal,
  positiveInteger,
  string,
  uuid,
} from '#domain/codec/primitives.ts';
import { array, nullable, object, optional } from '#domain/codec/structures.ts';

export const citationTypes = ['highlight', 'insight', 'note', 'theme', 'tag'] as const;
export type CitationType = (typeof citationTypes)[number];

export const citationCodec = object(
  {
    id: uuid,
    type: literal(...citationTypes),
    parentId: optional(uuid),
    title: optional(string),
    projectTitle: optional(string),
    text: optional(string),
    quote: optional(string),
    citationReferenceId: optional(string),
  },
  'citation',
);
export type Citation = TypeOf<typeof citationCodec>;

export const answerCodec = object(
  {
    summary: string,
    citations: array(citationCodec),
    numProjects: positiveInteger,
    numHighlights: positiveInteger,
    numChannels: positiveInteger,
    numItems: positiveInteger,
    isQuestion: boolean,
  },
  'answer',
);
export type Answer = TypeOf<typeof answerCodec>;

/** A claim without words that can be found in its source is no evidence, so it is not shown as a citation. */
export function isQuotedIn(citation: Citation, source: string): boolean {
  const quote = spaced(citation.quote ?? '');
  return quote !== '' && spaced(source).includes(quote);
}

/** Names as the embedding index and the models see them. */
export const contextItemCodec = object(
  {
    id: uuid,
    item_type: string,
    project_id: nullable(uuid),
    project_title: nullable(string),
    created_at: instant,
    title: nullable(string),
    chunk: string,
    score: finite,
    tags: array(string),
  },
  'search result',
);
export type ContextItem = TypeOf<typeof contextItemCodec>;

/** Line breaks move when text is stored; the words must not. */
function spaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
