import type { CommunityArchive } from './export-community.ts';

/** What people would read in an archive, without ids, times and what an import may arrange otherwise. */
export function contentsOfArchive(archive: CommunityArchive): Record<string, unknown[]> {
  const { rows } = archive;
  const contents = {
    notes: rows('notes').map(({ title, locked, content, ...summary }) => {
      const { summaryContent, summaryFramework, summaryLanguage } = summary;
      return [title, locked, wordsIn(content), summaryContent, summaryFramework, summaryLanguage];
    }),
    insights: rows('insights').map(({ title, published, content }) => [title, published, wordsIn(content)]),
    highlights: rows('highlights').map(({ text, tagIds }) => [text, tagIds.length]),
    tags: rows('tags').map(({ title, color, locked, tagGroupId }) => [
      title,
      color,
      locked,
      tagGroupId !== null,
    ]),
    fieldValues: rows('fieldValues').map(({ value }) => value),
    questionResponses: rows('questionResponses').map(({ text, optionIds }) => [text, optionIds.length]),
    commentThreads: rows('commentThreads').map(({ anchor, time, resolvedAt }) => [
      anchor,
      time,
      resolvedAt !== null,
    ]),
    comments: rows('comments').map(({ body }) => wordsIn(body)),
    reels: rows('reels').map(({ title, layout, parts }) => [title, layout, parts.length]),
    canvases: rows('canvases').map(({ objects, connectors }) => [objects.length, connectors.length]),
    // One who is known already keeps their name.
    people: rows('people').map(({ email }) => email),
    files: filesOf(archive),
  };
  return Object.fromEntries(
    Object.entries(contents).map(([file, all]) => [file, all.map((one) => JSON.stringify(one)).toSorted()]),
  );
}

/** With their bytes. */
function filesOf({ rows, packed, paths }: CommunityArchive): unknown[] {
  return rows('files').map(({ id, originalName }) => {
    const path = paths.find((one) => one.startsWith(`files/${id}`));
    return [originalName, path === undefined ? null : Buffer.from(packed(path) ?? []).toString('base64')];
  });
}

function wordsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(wordsIn);
  if (typeof node !== 'object' || node === null) return [];
  const { text, content } = node as { text?: unknown; content?: unknown };
  return [...(typeof text === 'string' ? [text] : []), ...wordsIn(content)];
}
