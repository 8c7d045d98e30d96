import { titleOf } from '#domain/text/display-names.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { Paged } from '#web/kit/lists/paged.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { PersonHighlightsDocument } from './people.gen.ts';
import classes from './person-screen.module.css';

const shown = 20;

/** What was marked in the notes somebody took part in, the newest first. */
export function PersonHighlights({ personId }: { personId: string }) {
  return (
    <Paged
      document={PersonHighlightsDocument}
      variables={(after) => ({ personId, first: shown, after })}
      page={(data) => data.highlights}
      what="the highlights"
      skeleton={<SkeletonRows rows={2} label="Loading highlights" />}
      empty={<p className={classes.empty}>No highlights yet.</p>}
      renderFrame={(pages) => (
        <ul className={classes.notes} aria-label="Highlights of this contact">
          {pages}
        </ul>
      )}
      renderRows={(highlights) =>
        highlights.map(({ id, text, color, objectId, objectTitle, tags }) => (
          <li key={id} className={classes.note}>
            <Link
              to="note"
              params={{ noteId: objectId }}
              titles={{ noteId: objectTitle }}
              hash={{ h: id }}
              peek
              data-row-link
              className={classes.quote}
              style={{ borderColor: color ?? undefined }}
            >
              {text === '' ? 'Highlight without text' : text}
            </Link>
            <span className={classes.noteFacts}>
              {[titleOf('note', objectTitle), ...tags.map(({ title }) => titleOf('tag', title))].join(' · ')}
            </span>
          </li>
        ))
      }
      renderMore={(button) => <li className={classes.more}>{button}</li>}
    />
  );
}
