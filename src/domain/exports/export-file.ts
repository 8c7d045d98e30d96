import { projectExportLooks, type ProjectExportKind, type TableFormat } from './project-export.ts';

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
  qdpx: 'application/zip',
  qdc: 'application/xml; charset=utf-8',
} as const;

/** The files that a table can be. */
export const tableFiles = {
  CSV: { ending: 'csv', contentType: contentTypes.csv },
  XLSX: { ending: 'xlsx', contentType: contentTypes.xlsx },
} as const satisfies Record<TableFormat, { ending: string; contentType: string }>;

const longestTitle = 100;

type Exported = { readonly title: string; readonly kind: ProjectExportKind; readonly format: TableFormat };

/** The file of an export: “Onboarding study – highlights.csv”. */
export function exportFileOf({ title, kind, format }: Exported): { name: string; contentType: string } {
  const { file, ending: known } = projectExportLooks[kind];
  const ending = known === 'table' ? tableFiles[format].ending : known;
  return { name: `${safeTitle(title)} – ${file}.${ending}`, contentType: contentTypes[ending] };
}

/** Without what no system takes in the name of a file. */
function safeTitle(title: string): string {
  const safe = title
    .replaceAll(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '');
  return Array.from(safe).slice(0, longestTitle).join('').trim() || 'Untitled';
}
