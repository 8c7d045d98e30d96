import { itemLimits } from '#domain/limits/count-limits.ts';
import { previewOf, titleOf } from '#domain/text/display-names.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { participantNames } from '#web/kit/objects/participant-names.ts';
import { Paged } from '#web/kit/lists/paged.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import type { PersonNotesQuery } from '#web/lib/graphql.gen.ts';
import { PersonNotesDocument } from './people.gen.ts';
import classes from './person-screen.module.css';

type PersonNote = NonNullable<PersonNotesQuery['person']>['notes']['items'][number];

/** The notes somebody took part in, of those that the viewer may see. */
export function PersonNotes({ personId }: { personId: string }) {
  return (
    <Paged
      document={PersonNotesDocument}
      variables={(after) => ({ id: personId, first: itemLimits.page, after })}
      page={(data) => data.person?.notes}
      what="the notes"
      skeleton={<SkeletonRows rows={3} label="Loading notes" />}
      empty={<p className={classes.empty}>No notes yet.</p>}
      renderFrame={(pages) => (
        <ul className={classes.notes} aria-label="Notes of this contact">
          {pages}
        </ul>
      )}
      renderRows={(notes) =>
        notes.map((note) => (
          <li key={note.id} className={classes.note}>
            <Link to="note" params={{ noteId: note.id }} titles={{ noteId: note.title }} peek data-row-link>
              {titleOf('note', note.title)}
            </Link>
            <span className={classes.preview}>{previewOf(note.preview)}</span>
            <span className={classes.noteFacts}>
              {others(note.people, personId)}
              {note.project && `${titleOf('project', note.project.title)} · `}
              <RelativeTime at={note.createdAt} />
            </span>
          </li>
        ))
      }
      renderMore={(button) => <li className={classes.more}>{button}</li>}
    />
  );
}

/** Who else took part. */
function others(people: PersonNote['people'], personId: string): string {
  const names = participantNames(people.filter(({ person }) => person.id !== personId));
  return names.length === 0 ? '' : `With ${names.join(', ')} · `;
}
