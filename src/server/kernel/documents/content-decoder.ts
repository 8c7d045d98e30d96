import { accepted, type Parsed } from '#domain/parsed/parsed.ts';
import { parseDocument } from '#editor/check/check-document.ts';
import { toText } from '#editor/text/to-text.ts';
import { toYUpdate } from '#editor/yjs/to-y-update.ts';
import { readJson } from '#server/platform/graphql/json-argument.ts';

/** A document as it is stored. */
export type PreparedContent = { readonly state: Uint8Array; readonly text: string };

/** From what a client sent. Large ones are made in a child process: see prepare-content.ts. */
export function decode(json: string): Parsed<PreparedContent> {
  const parsed = parseDocument(readJson(json));
  if (!parsed.ok) return parsed;
  return accepted({ state: toYUpdate(parsed.value), text: toText(parsed.value).text });
}
