import { IconDownload } from '@tabler/icons-react';
import type { ImportTarget } from '#domain/imports/import-target.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { isoDayOf } from '#domain/time/date-range.ts';
import { formatDay } from '#domain/time/format-day.ts';
import type { ImportStateFragment } from '#web/lib/graphql.gen.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { importedThings } from './imported-things.ts';
import classes from './import-assistant.module.css';

/** What became of the rows, with those that were left out by their line. */
export function ImportResult({ table }: { table: ImportStateFragment }) {
  if (table.status === 'UNDONE') return <output>{undone[table.target]}</output>;
  const { items, totalCount } = table.problems;
  return (
    <>
      <output>{summaryOf(table)}</output>
      <SurveyLinks table={table} />
      <DaysLink table={table} />
      {totalCount > 0 && (
        <Callout tone="warning">
          {countLabel(totalCount, 'row')} skipped:
          <ul className={classes.problems}>
            {items.map(({ line, message }) => (
              <li key={line}>
                Line {line}: {message}
              </li>
            ))}
            {totalCount > items.length && <li>and {countLabel(totalCount - items.length, 'more row')}</li>}
          </ul>
          {table.problemsUrl !== null && (
            <a className={buttonClass('default')} href={table.problemsUrl} download>
              <IconDownload size={16} /> Download skipped rows
            </a>
          )}
        </Callout>
      )}
    </>
  );
}

const inTrash = 'Import undone. What it created is in the trash for 30 days.';
const undone: Readonly<Record<ImportTarget, string>> = {
  NOTES: inTrash,
  CONTACTS: inTrash,
  DATA_POINTS: 'Import undone. Its data points are deleted.',
  TAGS: inTrash,
  FIELDS: `${inTrash} Fields that hold values by now are kept.`,
};

/** Where the results of a survey are. */
function SurveyLinks({ table: { projectId, processedInto, insightId } }: { table: ImportStateFragment }) {
  if (processedInto !== 'SURVEY' || projectId === null) return null;
  return (
    <p className={classes.links}>
      <a href={buildUrl('projectCharts', { params: { projectId } })}>See the answers</a>
      {insightId !== null && (
        <a href={buildUrl('insight', { params: { insightId } })}>Open the insight with the results</a>
      )}
    </p>
  );
}

/** Old reviews lie before the days that a channel shows by itself. */
function DaysLink({ table: { channelId, minDate, maxDate } }: { table: ImportStateFragment }) {
  if (channelId === null || minDate === null || maxDate === null) return null;
  const [first, last] = [new Date(minDate), new Date(maxDate)];
  const days = { preset: 'custom', from: isoDayOf(first), to: isoDayOf(last) } as const;
  return (
    <p className={classes.links}>
      <a href={buildUrl('channel', { params: { channelId }, hash: days })}>
        See {days.from === days.to ? formatDay(first) : `${formatDay(first)} – ${formatDay(last)}`}
      </a>
    </p>
  );
}

function summaryOf(table: ImportStateFragment): string {
  const { target, status, createdCount, updatedCount } = table;
  const noun = importedThings[target];
  const parts = [`Imported ${listOf([countLabel(createdCount, noun), ...broughtBy(table)])}`];
  if (updatedCount > 0) parts.push(`updated ${countLabel(updatedCount, noun)}`);
  const done = parts.join(', ');
  return status === 'CANCELLED' ? `${done} before it was cancelled` : done;
}

/** What was made for the rows, and is undone with them. */
function broughtBy({ contactCount, tagCount, fieldCount, ...table }: ImportStateFragment): string[] {
  // Without a row its fields are gone too.
  if (table.createdCount + table.updatedCount === 0) return [];
  const counts = [
    [contactCount, 'contact'],
    [tagCount, 'tag'],
    [fieldCount, 'field'],
  ] as const;
  return counts.flatMap(([count, noun]) => (count > 0 ? [countLabel(count, noun)] : []));
}

function listOf(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
