import { itemLimits } from '#domain/limits/count-limits.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { Paged } from '#web/kit/lists/paged.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { AnsweredNotesDocument } from './questions.gen.ts';
import classes from './question-results.module.css';

export type Answered = {
  readonly questionId: string;
  /** Null for every answer. */
  readonly optionId: string | null;
  readonly title: string;
};

/** The notes behind one bar, with their words where people wrote some. */
export function AnsweredNotes({ questionId, optionId, title, onClose }: Answered & { onClose: () => void }) {
  return (
    <Dialog title={title} onClose={onClose} wide>
      <Paged
        document={AnsweredNotesDocument}
        variables={(after) => ({ questionId, optionId, first: itemLimits.page, after })}
        page={(data) => data.answeredNotes}
        what="the answers"
        skeleton={<SkeletonRows label="Loading the answers" />}
        empty={<EmptyState title="No answers">They may have just been removed.</EmptyState>}
        renderFrame={(pages) => <ul>{pages}</ul>}
        renderRows={(items) =>
          items.map((note) => {
            const text = note.responses.find((response) => response.questionId === questionId)?.text ?? null;
            const name = titleOf('note', note.title);
            return (
              <li key={note.id} className={classes.answer}>
                <a href={buildUrl('note', { params: { noteId: note.id } })} data-row-link>
                  {text ?? name}
                </a>
                <span className={classes.source}>
                  {text !== null && `${name} · `}
                  <RelativeTime at={note.createdAt} />
                </span>
              </li>
            );
          })
        }
        renderMore={(button) => <li>{button}</li>}
      />
    </Dialog>
  );
}
