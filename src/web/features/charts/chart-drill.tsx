import { buildUrl } from '#domain/routes/build-url.ts';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { titleOf } from '#domain/text/display-names.ts';
import type { ChartHighlightsQuery, ChartInput } from '#web/lib/graphql.gen.ts';
import { Paged } from '#web/kit/lists/paged.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { ChartHighlightsDocument } from './charts.gen.ts';
import classes from './charts.module.css';

export type Drill = {
  /** The tag or group. */
  itemId: string;
  title: string;
  /** A column of a table. */
  column: { fieldId: string; value: string } | null;
};
export type ChartDrillProps = {
  /** What the chart counts. */
  input: ChartInput;
  drill: Drill;
  onClose: () => void;
};

/** The evidence behind one bar; each piece leads to its place in the source. */
export function ChartDrill({ input, drill, onClose }: ChartDrillProps) {
  return (
    <Dialog title={drill.title} onClose={onClose} wide>
      <Paged
        document={ChartHighlightsDocument}
        variables={(after) => ({
          input,
          itemId: drill.itemId,
          ...drill.column,
          first: itemLimits.page,
          after,
        })}
        page={(data) => data.chartHighlights}
        what="the highlights"
        skeleton={<SkeletonRows label="Loading the highlights" />}
        empty={<EmptyState title="No highlights">They may have just been removed.</EmptyState>}
        renderFrame={(pages) => <ul>{pages}</ul>}
        renderRows={(items) =>
          items.map((item) => (
            <li key={item.id} className={classes.evidence}>
              <a href={hrefOf(item)} data-row-link>
                {item.text === '' ? 'Untitled highlight' : item.text}
              </a>
              <span className={classes.source}>
                {titleOf(item.objectType === 'NOTE' ? 'note' : 'insight', item.objectTitle)} ·{' '}
                <RelativeTime at={item.createdAt} />
              </span>
            </li>
          ))
        }
        renderMore={(button) => <li>{button}</li>}
      />
    </Dialog>
  );
}

function hrefOf({
  objectType,
  objectId,
  id,
}: ChartHighlightsQuery['chartHighlights']['items'][number]): string {
  const hash = { h: id };
  return objectType === 'NOTE'
    ? buildUrl('note', { params: { noteId: objectId }, hash })
    : buildUrl('insight', { params: { insightId: objectId }, hash });
}
