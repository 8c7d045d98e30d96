import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { eventName } from '#domain/events/event-name.ts';
import { objectTitle } from '#web/kit/objects/object-identity.tsx';
import type { AuditEntryFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { AuditDetail } from './audit-detail.tsx';
import classes from './audit-log.module.css';
import { changesOf, summaryOf } from './changes.ts';

/** One line; opened, what was before and what is after. */
export function AuditEntryRow({ entry }: { entry: AuditEntryFieldsFragment }) {
  const [isOpen, setOpen] = useState(false);
  const changes = changesOf(entry);
  const name = entry.actor?.name ?? entry.actorName;
  return (
    <li>
      <button type="button" className={classes.row} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <IconChevronRight size={14} aria-hidden className={classes.arrow} />
        <span className={classes.actor}>
          <Avatar name={name ?? 'Hark'} seed={entry.actor?.id ?? name ?? 'hark'} size={20} />
          <span className={classes.cut}>
            {name ?? 'Hark'}
            {entry.apiToken && ` · ${entry.apiToken.name ?? 'API token'}`}
          </span>
        </span>
        <span className={classes.event}>{eventName(entry.type)}</span>
        <span className={classes.change}>
          {[...entry.subjects.map(objectTitle), summaryOf(changes)].filter((part) => part !== '').join(' · ')}
        </span>
        <span className={classes.time}>
          <RelativeTime at={entry.createdAt} />
        </span>
      </button>
      {isOpen && <AuditDetail entry={entry} changes={changes} />}
    </li>
  );
}
