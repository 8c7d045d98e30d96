import { FieldValue, nameOf, type FieldLook } from '#web/features/fields/index.ts';
import { decodeIds } from '#domain/fields/id-list.ts';
import { userNameOf } from '#domain/text/display-names.ts';
import type { ViewCellPartsFragment } from '#web/lib/graphql.gen.ts';
import type { ColumnSpec } from './column-spec.ts';
import type { Row } from './row-of.ts';
import classes from './view-columns.module.css';

/** Those of a participant, on notes and highlights; on a highlight those of its note too. */
export function lookedUpFieldColumn(kind: 'personField' | 'field', field: FieldLook): ColumnSpec {
  const key = `${kind}.${field.id}`;
  return {
    key,
    label: kind === 'personField' ? `Contact: ${field.label}` : field.label,
    width: 180,
    isSortable: false,
    text: (row) => (cellOf(row, key)?.values ?? []).map((value) => textOf(field, value)).join('; '),
    render(row) {
      const values = (cellOf(row, key)?.values ?? []).filter(({ value }) => value !== null);
      return values.length === 0 ? null : (
        <span className={classes.several}>
          {values.map(({ id, value, people }) => (
            <FieldValue key={id} field={field} value={value ?? ''} people={people} isCompact />
          ))}
        </span>
      );
    },
  };
}

export const highlightCountColumn: ColumnSpec = {
  key: 'highlightCount',
  label: 'Highlights',
  width: 110,
  isSortable: false,
  text: (row) => String(cellOf(row, 'highlightCount')?.count ?? ''),
  render: (row) => cellOf(row, 'highlightCount')?.count ?? null,
};

/** What a note, or that of a highlight, answered in a survey. */
export function questionColumn({ id, title }: { id: string; title: string }): ColumnSpec {
  return textsColumn(`question.${id}`, `Answer: ${title}`, 220);
}

/** How the source of a highlight begins. */
export const sourceTextColumn = textsColumn('contentPreview', 'Content', 320);

function textsColumn(key: string, label: string, width: number): ColumnSpec {
  const texts = (row: Row): string => (cellOf(row, key)?.texts ?? []).join('; ');
  return {
    key,
    label,
    width,
    isSortable: false,
    text: texts,
    render(row) {
      const shown = texts(row);
      return shown === '' ? null : <span className={classes.muted}>{shown}</span>;
    },
  };
}

/** The picture of a note with a video. */
export const thumbnailColumn: ColumnSpec = {
  key: 'videoThumbnail',
  label: 'Video',
  width: 90,
  isSortable: false,
  text: () => '',
  render(row) {
    const url = cellOf(row, 'videoThumbnail')?.thumbnailUrl ?? null;
    return url === null ? null : <img src={url} alt="" loading="lazy" className={classes.video} />;
  },
};

/** Who marked a highlight and who put tags on it. */
export function authorsColumn(viewerId: string): ColumnSpec {
  return membersColumn('authors', 'Authors', viewerId);
}

export function contributorsColumn(viewerId: string): ColumnSpec {
  return membersColumn('contributors', 'Contributors', viewerId);
}

function membersColumn(key: string, label: string, viewerId: string): ColumnSpec {
  const names = (row: Row): string =>
    (cellOf(row, key)?.members ?? []).map((member) => userNameOf(member, viewerId)).join(', ');
  return {
    key,
    label,
    width: 200,
    isSortable: false,
    text: names,
    render(row) {
      const shown = names(row);
      return shown === '' ? null : <span className={classes.participants}>{shown}</span>;
    },
  };
}

/** Undefined while the column has just been turned on and its content is on its way. */
function cellOf({ cells }: Row, key: string): ViewCellPartsFragment | undefined {
  return cells.find((cell) => cell.key === key);
}

function textOf(field: FieldLook, { value, people }: ViewCellPartsFragment['values'][number]): string {
  if (value === null) return '';
  if (field.type === 'PERSON') return people.map(nameOf).join(', ');
  if (field.type !== 'SELECT') return value;
  const labels = new Map(field.options.map(({ id, label }) => [id, label]));
  return decodeIds(value)
    .flatMap((id) => labels.get(id) ?? [])
    .join(', ');
}
