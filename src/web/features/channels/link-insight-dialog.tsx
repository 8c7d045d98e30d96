import { IconBulb } from '@tabler/icons-react';
import { useDeferredValue, useState, type FormEvent } from 'react';
import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { titleOf } from '#domain/text/display-names.ts';
import type { LinkableInsightsQuery } from '#web/lib/graphql.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { LinkableInsightsDocument } from './channels.gen.ts';
import classes from './link-insight-dialog.module.css';
import { useInsightLinks } from './use-insight-links.ts';

export type LinkInsightDialogProps = { theme: { id: string; title: string }; onClose: () => void };

type Insight = NonNullable<LinkableInsightsQuery['theme']>['linkableInsights']['items'][number];

/** An insight that is there already shows what the theme grows to. */
export function LinkInsightDialog({ theme, onClose }: LinkInsightDialogProps) {
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  const [chosen, setChosen] = useState<Insight | null>(null);
  const query = useQuery({
    query: LinkableInsightsDocument,
    variables: { id: theme.id, query: words || null, first: itemLimits.pageMax },
    requestPolicy: 'cache-and-network',
  });
  const { busy, link } = useInsightLinks();

  async function save(event: FormEvent) {
    event.preventDefault();
    if (chosen && (await link(theme.id, chosen))) onClose();
  }

  return (
    <Dialog title={`Link “${titleOf('theme', theme.title)}” to an insight`} onClose={onClose}>
      <form onSubmit={(event) => void save(event)}>
        <TextField
          label="Find insights"
          hideLabel
          type="search"
          placeholder="Find insights"
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <QueryView
          query={query}
          what="the insights"
          skeleton={<SkeletonRows rows={4} label="Loading the insights" />}
        >
          {({ theme: found }) => {
            const { items = [], totalCount = 0 } = found?.linkableInsights ?? {};
            if (items.length === 0)
              return words === '' ? (
                <EmptyState title="No insights to link">
                  Insights that you can edit are listed here.
                </EmptyState>
              ) : (
                <EmptyState title={`No results for “${words}”`} />
              );
            return (
              <>
                <fieldset className={classes.list}>
                  <legend className={classes.legend}>Insight</legend>
                  {items.map((insight) => (
                    <label key={insight.id} className={classes.choice}>
                      <input
                        type="radio"
                        name="insight"
                        checked={chosen?.id === insight.id}
                        onChange={() => setChosen(insight)}
                      />
                      <IconBulb size={16} aria-hidden />
                      <span className={classes.title}>{titleOf('insight', insight.title)}</span>
                      {insight.project && (
                        <span className={classes.project}>{titleOf('project', insight.project.title)}</span>
                      )}
                    </label>
                  ))}
                </fieldset>
                {totalCount > items.length && (
                  <p>{`The last ${items.length} of ${totalCount.toLocaleString('en')} are shown. Search for others.`}</p>
                )}
              </>
            );
          }}
        </QueryView>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            disabled={chosen === null}
            title={chosen === null ? 'Choose an insight first' : undefined}
          >
            Link insight
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
