import { DeleteHighlightsDocument, RestoreHighlightsDocument } from '../highlights.gen.ts';
import { tellUse } from '#web/features/evidence/index.ts';
import { send, tell, type CodingDesk } from './coding-desk.ts';
import { asAnswer, type HighlightLook } from './highlight-look.ts';
import type { TagLook } from '#web/kit/objects/tag-look.ts';
import { tagInput } from './tag-place.ts';
import { unpaint } from './unpaint.ts';

/** With a way back. */
export function removeHighlight(desk: CodingDesk, id: string): void {
  const look = desk.store.get(id);
  if (!look) return;
  const step = {
    undo: () => restoreHighlight(desk, look),
    redo: () => deleteHighlight(desk, id),
  };
  desk.history.push(step);
  void deleteHighlight(desk, id).then((isDone) => {
    if (!isDone) return desk.history.forget(step);
    const shown = tell(desk, 'Highlight deleted', step);
    if (shown !== null) void tellUse(desk.client, shown, 'Highlight deleted', [id]);
    return undefined;
  });
}

/** Tags of `made` that were made with it go too, unless something else has them by now. */
export function deleteHighlight(
  desk: CodingDesk,
  id: string,
  made: readonly TagLook[] = [],
): Promise<boolean> {
  const change = desk.store.change(id, null);
  unpaint(desk, id);
  return desk.inTurn(id, async (turn) => {
    const meanwhile = { deleteHighlights: [] };
    const answer = await send(
      desk,
      DeleteHighlightsDocument,
      { ids: [id], madeTagIds: made.map((tag) => tag.id) },
      meanwhile,
      turn,
    );
    change.settle(answer ? null : 'refused');
    return answer !== null;
  });
}

/** Its mark comes back with the server's answer, at the place that only the server still knows. */
export function restoreHighlight(
  desk: CodingDesk,
  look: HighlightLook,
  made: readonly TagLook[] = [],
): Promise<boolean> {
  const change = desk.store.change(look.id, look);
  return desk.inTurn(look.id, async (turn) => {
    const answer = await send(
      desk,
      RestoreHighlightsDocument,
      { ids: [look.id], newTags: tagInput(desk, made).newTags },
      { restoreHighlights: [asAnswer(look, desk.document.objectId)] },
      turn,
    );
    change.settle(answer?.restoreHighlights[0] ?? 'refused');
    return answer !== null;
  });
}
