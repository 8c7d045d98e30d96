import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

export type MediaExport = { readonly filename: string; readonly highlightIds: readonly string[] };

export function parseMediaExport(request: MediaExport): Parsed<MediaExport> {
  const filename = parseText(textLimits.mediaExportFilename, request.filename);
  if (!filename.ok) return filename;
  if (hasPathCharacter(filename.value)) return refused('File name must not contain / or \\');
  if (request.highlightIds.length === 0) return refused('Choose at least one highlight');
  const count = checkCount(countLimits.highlightsPerMediaExport, request.highlightIds.length);
  return count.ok ? accepted({ ...request, filename: filename.value }) : count;
}

/** Control characters too: a name ends up in a header and on a disk. */
function hasPathCharacter(name: string): boolean {
  return /[/\\\p{Cc}]/u.test(name);
}
