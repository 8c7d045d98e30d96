import type { TagLook } from '#web/kit/objects/tag-look.ts';
import { newId } from '#web/lib/new-id.ts';
import { newTagInput, type NewTag } from '../model/tag-place.ts';

/** Tags as they are shown at once, and how the server is to make the new ones. */
export function withNewTags(known: readonly TagLook[], create: readonly NewTag[]) {
  const made = create.map((tag) => ({
    tag,
    look: { id: newId(), title: tag.title, color: tag.color },
  }));
  return {
    add: [...known, ...made.map(({ look }) => look)],
    newTags: made.map(({ tag, look }) => newTagInput(tag, look.id)),
  };
}
