import { IconBulb, IconHighlight, IconLock, IconNote } from '@tabler/icons-react';
import type { ObjectType } from '#domain/search/result-types.ts';
import { plainSummary } from '#domain/ai/plain-summary.ts';
import { authorNameOf, titleOf } from '#domain/text/display-names.ts';
import type { ViewData } from '#domain/views/view-data.ts';
import { type FieldLook, OptionLabel } from '#web/features/fields/index.ts';
import { InsightStatusBadge } from '#web/features/insights/index.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { fieldColumn } from './field-columns.tsx';
import {
  authorsColumn,
  contributorsColumn,
  highlightCountColumn,
  lookedUpFieldColumn,
  questionColumn,
  sourceTextColumn,
  thumbnailColumn,
} from './looked-up-columns.tsx';
import {
  hrefOfRow,
  objectOf,
  openingOf,
  participantsOf,
  previewOfText,
  titleOfRow,
  usedInOf,
  type Row,
} from './row-of.ts';
import { ClipThumbnail } from '#web/kit/objects/clip-thumbnail.tsx';
import { RowQuote } from './row-quote.tsx';
import { LabelLine } from './label-line.tsx';
import type { ColumnSpec, ShownColumn } from './column-spec.ts';
import classes from './view-columns.module.css';

/** Every column that rows of the type can show, in the order of the menu. */
export function columnSpecs(
  objectType: ObjectType,
  viewerId: string,
  fields: readonly FieldLook[],
  contactFields: readonly FieldLook[],
  questions: readonly { readonly id: string; readonly title: string }[],
): ColumnSpec[] {
  const fromElsewhere = [
    ...contactFields.map((field) => lookedUpFieldColumn('personField', field)),
    ...questions.map(questionColumn),
  ];
  const contributors = contributorsColumn(viewerId);
  const title = titleColumn(objectType === 'INSIGHT' ? 'title' : 'noteTitle');
  const times = [
    timeColumn('createdAt', 'Created', (row) => objectOf(row)?.createdAt ?? null),
    timeColumn('updatedAt', 'Updated', (row) => objectOf(row)?.updatedAt ?? null),
  ];
  if (objectType === 'HIGHLIGHT')
    return [
      highlightColumn,
      participantColumn,
      sourceColumn,
      sourceTextColumn,
      tagColumn,
      insightsColumn,
      authorColumn(viewerId),
      authorsColumn(viewerId),
      contributors,
      highlightCountColumn,
      ...times,
      ...fields.map((field) => lookedUpFieldColumn('field', field)),
      ...fromElsewhere,
    ];
  const shared = [contentColumn, tagColumn, authorColumn(viewerId), ...times];
  const custom = fields.map(fieldColumn);
  if (objectType !== 'INSIGHT')
    return [
      title,
      thumbnailColumn,
      participantColumn,
      ...shared,
      contributors,
      highlightCountColumn,
      summaryColumn,
      insightsColumn,
      ...custom,
      ...fromElsewhere,
    ];
  return [
    title,
    ...shared,
    contributors,
    statusColumn,
    timeColumn('publishedAt', 'Published', (row) => row.insight?.publishedAt ?? null),
    ...custom,
  ];
}

/** The columns of a view as it arranges them; the title always stays, without it a row could not be told. */
export function shownColumns(specs: readonly ColumnSpec[], data: ViewData): ShownColumn[] {
  const known = new Map(specs.map((spec) => [spec.key, spec]));
  const [title] = specs;
  const chosen = (data.columns ?? []).flatMap(({ key, width, sticky = false, wrapped = false }) => {
    const spec = known.get(key);
    return spec ? [{ ...spec, width: width ?? spec.width, isSticky: sticky, isWrapped: wrapped }] : [];
  });
  const whole =
    title && !chosen.some(({ key }) => key === title.key)
      ? [{ ...title, isSticky: true, isWrapped: false }, ...chosen]
      : chosen;
  return [...whole.filter(({ isSticky }) => isSticky), ...whole.filter(({ isSticky }) => !isSticky)];
}

/** As view data keeps them. */
export function columnsToData(columns: readonly ShownColumn[]): NonNullable<ViewData['columns']> {
  return columns.map(({ key, width, isSticky, isWrapped }) => ({
    key,
    width,
    ...(isSticky && { sticky: true }),
    ...(isWrapped && { wrapped: true }),
  }));
}

function titleColumn(key: string): ColumnSpec {
  return {
    key,
    label: 'Title',
    width: 320,
    isSortable: true,
    text: (row) => objectOf(row)?.title ?? '',
    edit: { kind: 'title' },
    render: (row) => (
      <span className={classes.title}>
        <RowIcon row={row} />
        <a href={hrefOfRow(row)} data-peek tabIndex={-1}>
          {titleOfRow(row)}
        </a>
      </span>
    ),
  };
}

export function RowIcon({ row }: { row: Row }) {
  if (objectOf(row)?.lockedAt != null) return <IconLock size={16} title="Locked" className={classes.icon} />;
  const Icon = row.insight ? IconBulb : row.highlight ? IconHighlight : IconNote;
  return <Icon size={16} aria-hidden className={classes.icon} />;
}

const contentColumn: ColumnSpec = {
  key: 'contentPreview',
  label: 'Content',
  width: 320,
  isSortable: false,
  text: openingOf,
  render: (row) => <span className={classes.muted}>{previewOfText(row)}</span>,
};

const summaryColumn: ColumnSpec = {
  key: 'summaryContent',
  label: 'Summary',
  width: 320,
  isSortable: false,
  text: (row) => plainSummary(row.note?.summaryContent),
  render: (row) => <span className={classes.muted}>{plainSummary(row.note?.summaryContent)}</span>,
};

const highlightColumn: ColumnSpec = {
  key: 'highlight',
  label: 'Highlight',
  width: 480,
  isSortable: true,
  text: (row) => row.highlight?.text ?? '',
  render: (row, room) => (
    <span className={classes.quote} style={{ borderColor: row.highlight?.color ?? undefined }}>
      {row.highlight && <ClipThumbnail isSmall clip={row.highlight} />}
      <RowQuote row={row} isCell isWhole={room === undefined}>
        <a href={hrefOfRow(row)} data-peek tabIndex={-1}>
          {titleOfRow(row)}
        </a>
      </RowQuote>
    </span>
  ),
};

const tagColumn: ColumnSpec = {
  key: 'tags',
  label: 'Tags',
  width: 220,
  isSortable: false,
  text: (row) => row.tags.map(({ title }) => titleOf('tag', title)).join('; '),
  render: (row, room) =>
    row.tags.length === 0 ? null : (
      <LabelLine items={row.tags} labelOf={({ title }) => titleOf('tag', title)} room={room}>
        {({ id, title, color }) => (
          <Link
            key={id}
            to="tag"
            params={{ tagId: id }}
            titles={{ tagId: title }}
            peek
            tabIndex={-1}
            className={classes.tag}
          >
            <OptionLabel option={{ label: titleOf('tag', title), color }} />
          </Link>
        )}
      </LabelLine>
    ),
};

/** Who was listened to. On a highlight: who said it. */
const participantColumn: ColumnSpec = {
  key: 'participants',
  label: 'Participants',
  width: 200,
  isSortable: false,
  text: (row) => participantsOf(row).join('; '),
  render: (row) => {
    const names = participantsOf(row);
    return names.length === 0 ? null : <span className={classes.participants}>{names.join(', ')}</span>;
  },
};

/** What was made of it. */
const insightsColumn: ColumnSpec = {
  key: 'insights',
  label: 'Insights',
  width: 220,
  isSortable: false,
  text: (row) =>
    usedInOf(row)
      .map(({ title }) => titleOf('insight', title))
      .join('; '),
  render: (row, room) => {
    const insights = usedInOf(row);
    return insights.length === 0 ? null : (
      <LabelLine items={insights} labelOf={({ title }) => titleOf('insight', title)} room={room}>
        {({ id, title }) => (
          <Link
            key={id}
            to="insight"
            params={{ insightId: id }}
            titles={{ insightId: title }}
            peek
            tabIndex={-1}
            className={classes.used}
          >
            {titleOf('insight', title)}
          </Link>
        )}
      </LabelLine>
    );
  },
};

const sourceColumn: ColumnSpec = {
  key: 'noteTitle',
  label: 'Source',
  width: 240,
  isSortable: true,
  text: (row) => row.highlight?.objectTitle ?? '',
  render: (row) =>
    row.highlight && (
      <span className={classes.muted}>
        {titleOf(row.highlight.objectType === 'NOTE' ? 'note' : 'insight', row.highlight.objectTitle)}
      </span>
    ),
};

const statusColumn: ColumnSpec = {
  key: 'status',
  label: 'Status',
  width: 140,
  isSortable: true,
  text: (row) => row.insight?.status ?? '',
  edit: { kind: 'status' },
  render: ({ insight }) =>
    insight && <InsightStatusBadge status={insight.status} isPublished={insight.publishedAt !== null} />,
};

function authorColumn(viewerId: string): ColumnSpec {
  const name = (row: Row): string => authorNameOf(objectOf(row)?.createdBy, viewerId);
  return { key: 'createdBy', label: 'Created by', width: 180, isSortable: true, text: name, render: name };
}

function timeColumn(key: string, label: string, at: (row: Row) => string | null): ColumnSpec {
  return {
    key,
    label,
    width: 140,
    isSortable: true,
    text: (row) => at(row) ?? '',
    render(row) {
      const time = at(row);
      return time === null ? null : <RelativeTime at={time} />;
    },
  };
}
