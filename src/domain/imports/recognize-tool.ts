/** Who wrote a ZIP archive, by the names of the files in it. */
export const archiveTools = ['COMMUNITY', 'REFI', 'DOVETAIL', 'NOTION', 'QUALCODER'] as const;
export type ArchiveTool = (typeof archiveTools)[number];

export const archiveToolNames = {
  COMMUNITY: 'Hark',
  REFI: 'a QDA tool',
  DOVETAIL: 'Dovetail',
  NOTION: 'Notion',
  QUALCODER: 'QualCoder',
} as const satisfies Record<ArchiveTool, string>;

/** Said of a ZIP file that nothing here recognizes; its files can be imported one by one. */
export const unknownExport =
  'This ZIP file isn’t an export that Hark recognizes. Its files can be imported as notes with a bulk import.';

/** Tools whose exports become notes, tags, highlights, contacts and insights by name. */
export function isNamedTool(origin: string): boolean {
  return origin === archiveToolNames.DOVETAIL || origin === archiveToolNames.NOTION;
}

/** Notion puts an id of 32 digits behind the title of each page and database. */
export const notionName = /^(.*?) ?\b([\da-f]{32})(_all)?\.(md|csv|html)$/iu;

export function recognizeTool(paths: Iterable<string>): ArchiveTool | null {
  const all = [...paths];
  const names = all.map((path) => path.slice(path.lastIndexOf('/') + 1));
  if (all.some((path) => path.toLowerCase() === 'manifest.jsonl')) return 'COMMUNITY';
  if (names.some((name) => /\.qde$/i.test(name))) return 'REFI';
  if (names.some((name) => name.toLowerCase() === 'data.qda')) return 'QUALCODER';
  if (names.some((name) => notionName.test(name))) return 'NOTION';
  const parts = new Set(names.map(dovetailPart));
  return parts.has('highlights') && [...parts].some((part) => part !== null && part !== 'highlights')
    ? 'DOVETAIL'
    : null;
}

const partNames = {
  highlights: /^highlights?$/u,
  tags: /^(?:tags?|codes?)$/u,
  insights: /^(?:insights?|stories|docs?)$/u,
  notes: /^(?:notes?|data)$/u,
  people: /^(?:people|contacts?|participants?)$/u,
} as const;
export type DovetailPart = keyof typeof partNames;

/** 'Checkout study - highlights.csv' has the highlights. Null for any other file. */
export function dovetailPart(name: string): DovetailPart | null {
  const last = /(?:^|[\s_-])([a-z]+)\.csv$/iu.exec(name)?.[1]?.toLowerCase() ?? '';
  const found = Object.entries(partNames).find(([, names]) => names.test(last));
  return found ? (found[0] as DovetailPart) : null;
}
