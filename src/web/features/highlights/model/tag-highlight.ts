import { SetHighlightTagsDocument } from '../highlights.gen.ts';
import { send, tell, type CodingDesk } from './coding-desk.ts';
import { createTag } from './create-highlight.ts';
import type { TagLook } from '#web/kit/objects/tag-look.ts';
import type { NewTag } from './tag-place.ts';

/** Exactly these tags, with a way back. `create` is made first and comes last. */
export function tagHighlight(
  desk: CodingDesk,
  id: string,
  tags: readonly TagLook[],
  create: NewTag | null = null,
): void {
  const before = desk.store.get(id)?.tags ?? [];
  let after = tags;
  const ready = create === null ? setTags(desk, id, tags) : createAndSet(create);
  const step = {
    undo: () => setTags(desk, id, before),
    redo: () => setTags(desk, id, after),
  };
  desk.history.push(step);
  desk.tags.use(tags.filter((tag) => !before.some((one) => one.id === tag.id)));
  tell(desk, tags.length < before.length ? 'Tag removed' : 'Tagged', step);
  void ready.then((isDone) => isDone || desk.history.forget(step));

  async function createAndSet(tag: NewTag): Promise<boolean> {
    const added = await createTag(desk, tag);
    if (!added) return false;
    after = [...tags, added];
    desk.tags.use([added]);
    return setTags(desk, id, after);
  }
}

function setTags(desk: CodingDesk, id: string, tags: readonly TagLook[]): Promise<boolean> {
  const look = desk.store.get(id);
  if (!look) return Promise.resolve(false);
  const change = desk.store.change(id, { ...look, tags });
  return desk.inTurn(id, async () => {
    const answer = await send(desk, SetHighlightTagsDocument, { id, tagIds: tags.map((tag) => tag.id) });
    const known = answer?.setHighlightTags.highlights.find((one) => one.id === id);
    change.settle(answer ? (known ?? { ...look, tags }) : 'refused');
    return answer !== null;
  });
}
