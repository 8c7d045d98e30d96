import type { RefiSource } from '#domain/refi/refi-source.ts';
import type { Archive } from '#server/platform/programs/safe-archive.ts';
import { derivedGuid } from '#server/platform/context/derived-guid.ts';
import { sourceIn } from './packed-sources.ts';

/** The formatted version of a text, a Word file as a rule, is attached to its note: positions count in the plain one. */
export function withFormatted(archive: Archive, source: RefiSource): RefiSource {
  if (source.kind !== 'text' || source.richTextPath === null) return source;
  const { richTextPath: path } = source;
  if (!sourceIn(archive, path)) return source;
  const formatted = { guid: derivedGuid(source.guid, 'formatted'), name: nameOf(source.name, path), path };
  return { ...source, richTextPath: null, pictures: [...(source.pictures ?? []), formatted] };
}

function nameOf(name: string | null, path: string): string {
  const ending = /\.[\da-z]{1,8}$/i.exec(path)?.[0] ?? '';
  const title = name?.replaceAll('\0', '').trim().slice(0, 400).toWellFormed() ?? '';
  return `${title === '' ? 'Formatted text' : title.slice(0, 400)}${ending}`;
}
