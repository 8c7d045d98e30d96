import { parseHexColor } from '#domain/color/hex-color.ts';
import { parseCsv } from '#domain/csv/parse-csv.ts';
import { serialiseCsv } from '#domain/csv/serialise-csv.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { tagSentiments, type TagSentiment } from './sentiments.ts';
import { tagColors } from './tag-colors.ts';

export type TagRow = {
  readonly title: string;
  readonly group: string;
  readonly color: string | null;
  readonly description: string;
  readonly role: string | null;
  readonly sentiment: TagSentiment | null;
};

const names = {
  title: ['title', 'tag', 'name', 'code'],
  group: ['group', 'tag group', 'category'],
  color: ['colour', 'color'],
  description: ['description', 'definition'],
  role: ['role'],
  sentiment: ['sentiment'],
} as const satisfies Record<keyof TagRow, readonly string[]>;

/** What is read is `names`; how often a tag is used is for people. */
export const tagCsvHeading = [
  'Title',
  'Group',
  'Color',
  'Description',
  'Role',
  'Sentiment',
  'Highlights',
] as const;

/** Rows without a title are left out. What is wrong names its line, and nothing is taken. */
export function parseTagCsv(csv: string): Parsed<{ rows: TagRow[]; emptyCount: number }> {
  const parsed = parseCsv(csv);
  if (!parsed.ok) return parsed;
  const [head = [], ...lines] = parsed.value;
  const columns = head.map((name) => name.trim().toLowerCase());
  const columnOf = (field: keyof TagRow) =>
    columns.findIndex((column) => names[field].some((name) => name === column));
  if (columnOf('title') < 0) return refused('The first line must name a column Title');
  const rows: TagRow[] = [];
  let emptyCount = 0;
  for (const [index, line] of lines.entries()) {
    const cell = (field: keyof TagRow) => line[columnOf(field)]?.trim() ?? '';
    if (cell('title') === '') {
      emptyCount += 1;
      continue;
    }
    const row = parseTagRow(cell);
    if (!row.ok) return refused(`Line ${index + 2}: ${row.message}`);
    rows.push(row.value);
  }
  return accepted({ rows, emptyCount });
}

export function writeTagCsv(rows: readonly (TagRow & { highlightCount: number })[]): string {
  return serialiseCsv([
    tagCsvHeading,
    ...rows.map(({ title, group, color, description, role, sentiment, highlightCount }) => [
      title,
      group,
      color ?? '',
      description,
      role ?? '',
      sentiment ?? '',
      String(highlightCount),
    ]),
  ]);
}

/** What a row says of a tag, by the words of its cells. */
export function parseTagRow(cell: (field: keyof TagRow) => string): Parsed<TagRow> {
  const title = parseText(textLimits.tagTitle, cell('title'));
  if (!title.ok) return title;
  const group = parseText(textLimits.tagGroupTitle, cell('group'));
  if (!group.ok) return group;
  const description = parseText(textLimits.tagDescription, cell('description'));
  if (!description.ok) return description;
  const role = parseText(textLimits.tagRole, cell('role'));
  if (!role.ok) return role;
  const color = parseColor(cell('color'));
  if (!color.ok) return color;
  const sentiment = parseSentiment(cell('sentiment'));
  if (!sentiment.ok) return sentiment;
  return accepted({
    title: title.value,
    group: group.value,
    color: color.value,
    description: description.value,
    role: role.value === '' ? null : role.value,
    sentiment: sentiment.value,
  });
}

/** By its name or its digits. */
function parseColor(text: string): Parsed<string | null> {
  if (text === '') return accepted(null);
  const named = tagColors.find(({ name }) => name === text.toLowerCase());
  return named ? accepted(named.hex) : parseHexColor(text);
}

function parseSentiment(text: string): Parsed<TagSentiment | null> {
  if (text === '') return accepted(null);
  const known = tagSentiments.find((sentiment) => sentiment === text.toLowerCase());
  return known ? accepted(known) : refused('Sentiment must be positive, negative or mixed');
}
