import { SetHighlightTagsDocument } from '../highlights.gen.ts';
import { send, tell, type CodingDesk } from './coding-desk.ts';
import { addNewTags } from './create-highlight.ts';
import type { TagLook } from '#web/kit/objects/tag-look.ts';
import { tagInput, type NewTag } from './tag-place.ts';

/** Exactly these tags, with a way back. Those of `create` are made in the same step and come last. */
export function tagHighlight(
  desk: CodingDesk,
  id: string,
  tags: readonly TagLook[],
  create: readonly NewTag[] = [],
): void {
  const before = desk.store.get(id)?.tags ?? [];
  const made = addNewTags(desk, create);
  const after = [...tags, ...made];
  const step = {
    undo: () => setTags(desk, id, before, made),
    redo: () => setTags(desk, id, after),
  };
  desk.history.push(step);
  void setTags(desk, id, after).then((isDone) => {
    if (!isDone) return desk.history.forget(step);
    desk.tags.use(after.filter((tag) => !before.some((one) => one.id === tag.id)));
    tell(desk, after.length < before.length ? 'Tag removed' : 'Tagged', step);
  });
}

/** Tags of `noMore` were made for it, and go unless something else has them by now. */
function setTags(
  desk: CodingDesk,
  id: string,
  tags: readonly TagLook[],
  noMore: readonly TagLook[] = [],
): Promise<boolean> {
  const look = desk.store.get(id);
  if (!look) return Promise.resolve(false);
  const change = desk.store.change(id, { ...look, tags });
  return desk.inTurn(id, async (turn) => {
    const answer = await send(
      desk,
      SetHighlightTagsDocument,
      { id, ...tagInput(desk, tags), madeTagIds: noMore.map((tag) => tag.id) },
      { setHighlightTags: { __typename: 'HighlightTagChange', id: null, changedCount: 0, highlights: [] } },
      turn,
    );
    const known = answer?.setHighlightTags.highlights.find((one) => one.id === id);
    change.settle(answer ? (known ?? { ...look, tags }) : 'refused');
    return answer !== null;
  });
}
