import { RestoreHighlightsDocument } from '#web/features/highlights/highlights.gen.ts';
import { CardInTrash } from '#web/kit/editor/views/card-states.tsx';
import { useCommand } from '#web/lib/use-command.ts';

/** Above the quote, which its card still shows. */
export function DeletedHighlight({ id }: { id: string }) {
  const restore = useCommand(RestoreHighlightsDocument);
  return (
    <CardInTrash isBusy={restore.busy} onRestore={() => void restore.run({ ids: [id] })}>
      This highlight was deleted
    </CardInTrash>
  );
}
