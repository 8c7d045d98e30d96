import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { AuditLogDocument } from './audit-log.gen.ts';
import { Paged } from '#web/kit/lists/paged.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { AuditEntryRow } from './audit-entry-row.tsx';
import { AuditFilterBar } from './audit-filter-bar.tsx';
import { noFilter, wireFilter } from './audit-filter.ts';
import classes from './audit-log.module.css';

export function AuditLog() {
  const [filter, setFilter] = useState(noFilter);
  return (
    <>
      <AuditFilterBar filter={filter} onChange={setFilter} />
      <Paged
        // Another filter is another list: pages of the old one must not stay.
        key={JSON.stringify(filter)}
        document={AuditLogDocument}
        variables={(after) => ({ first: itemLimits.page, after, filter: wireFilter(filter) })}
        page={(data) => data.auditLog}
        what="the audit log"
        skeleton={<SkeletonRows rows={12} label="Loading the audit log" />}
        empty={
          <EmptyState icon={<IconHistory size={20} />} title="No entries">
            No entries match this filter. Choose another person, event or time.
          </EmptyState>
        }
        renderFrame={(pages) => (
          <ol className={classes.list} aria-label="Audit log">
            {pages}
          </ol>
        )}
        renderRows={(items) => items.map((entry) => <AuditEntryRow key={entry.id} entry={entry} />)}
        renderMore={(button) => <li className={classes.more}>{button}</li>}
      />
    </>
  );
}
