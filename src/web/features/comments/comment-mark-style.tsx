import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { CommentsDocument } from './comments.gen.ts';
import { commentedTypes, type Commented } from './commented.ts';

/** Underlines the text of open threads of this document. Marks of resolved, deleted or foreign threads stay plain. */
export function CommentMarkStyle({
  on,
  activeThreadId,
}: {
  on: Pick<Commented, 'kind' | 'id'>;
  activeThreadId: string | null;
}) {
  const [{ data }] = useQuery({
    query: CommentsDocument,
    variables: {
      objectType: commentedTypes[on.kind],
      objectId: on.id,
      resolved: false,
      first: itemLimits.page,
      after: null,
    },
  });
  const ids = (data?.comments.items ?? []).flatMap(({ anchor, id }) => (anchor === 'SELECTION' ? [id] : []));
  if (ids.length === 0) return null;
  const open = ids.map((id) => `.document [data-thread-id="${id}"]`).join(',');
  const rules = `${open}{background:var(--tag-yellow-tint);box-shadow:inset 0 -2px 0 var(--tag-yellow-solid);cursor:pointer}`;
  const active =
    activeThreadId !== null && ids.includes(activeThreadId)
      ? `.document [data-thread-id="${activeThreadId}"]{background:var(--tag-amber-tint)}`
      : '';
  return <style>{rules + active}</style>;
}
