import { IconArtboard } from '@tabler/icons-react';
import { use, useMemo } from 'react';
import { useCan } from '#web/features/members/index.ts';
import { CanvasView } from '#web/features/canvas/index.ts';
import { useProjectObject } from '#web/features/projects/index.ts';
import { useStable } from '#web/lib/use-stable.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import classes from './canvas-layout.module.css';
import type { LayoutProps } from './layout-props.ts';
import { QuotesContext } from './quotes-context.ts';
import { UpdateViewDocument } from './views.gen.ts';

/** A board belongs to everybody, so it opens once the view is saved as a canvas. */
export function CanvasLayout({ project, arranged }: LayoutProps) {
  const mayUpdate = useCan('view.update', useProjectObject(project));
  const save = useCommand(UpdateViewDocument);
  const { view, rowsKey } = arranged;
  const kept = arranged.data.expandedCardIds;
  const expanded = useMemo(() => new Set<string>(kept), [kept]);
  const onExpand = useStable((refId: string) => {
    const others = [...expanded].filter((id) => id !== refId);
    const ids = expanded.has(refId) ? others : [...others, refId];
    arranged.change({ data: { expandedCardIds: ids.length === 0 ? null : ids } });
  });
  if (view.layout !== 'CANVAS') {
    return (
      <EmptyState
        icon={<IconArtboard size={20} />}
        title="A canvas is shared"
        actions={
          mayUpdate.allowed && (
            <Button
              variant="primary"
              busy={save.busy}
              onClick={() =>
                void save
                  .run({ input: { projectId: project.id, id: view.id, layout: 'CANVAS' } })
                  .then((saved) => saved && arranged.reset())
              }
            >
              Make this view a canvas
            </Button>
          )
        }
      >
        Everyone who opens this view works on the same canvas.
      </EmptyState>
    );
  }
  return (
    <div className={classes.frame}>
      <CanvasView
        viewId={view.id}
        title={view.title || 'Canvas'}
        view={{ projectId: project.id, objectType: view.objectType, data: rowsKey }}
        quoteLines={use(QuotesContext).lines}
        mayEdit={mayUpdate.allowed}
        stagingPlace={arranged.data.stagingArea ?? null}
        onStagingPlace={(stagingArea) => arranged.change({ data: { stagingArea } })}
        expanded={expanded}
        onExpand={onExpand}
      />
    </div>
  );
}
