import type { NodeViewRendererProps } from '@tiptap/core';
import { buildUrl } from '#domain/routes/build-url.ts';
import { isUuid } from '#domain/ids/uuid.ts';
import { mentionText, type MentionKind } from '#editor/nodes/mention.ts';

/** The name of today. Null: the reader may not know it. */
export type NameReader = (kind: MentionKind, id: string) => Promise<string | null>;

/** A link to what is mentioned; it shows what the writer saw until the present name has been read. */
export function mentionView({ node }: Pick<NodeViewRendererProps, 'node'>, readName: NameReader) {
  const { kind, id } = node.attrs as { kind: MentionKind; id: string };
  const dom = document.createElement('a');
  dom.className = 'mention';
  dom.dataset['kind'] = kind;
  dom.dataset['peek'] = 'true';
  dom.textContent = mentionText(node.attrs);
  const href = mentionUrl(kind, id);
  if (href !== null) dom.href = href;
  void readName(kind, id).then(
    (name) => {
      if (name !== null) {
        dom.textContent = `@${name}`;
        return;
      }
      dom.removeAttribute('href');
      dom.classList.add('mention-hidden');
      dom.textContent = 'You don’t have access';
    },
    () => null,
  );
  return { dom, ignoreMutation: () => true };
}

export function mentionUrl(kind: MentionKind, id: string): string | null {
  if (!isUuid(id)) return null;
  switch (kind) {
    case 'member':
      return buildUrl('userProfile', { params: { userId: id } });
    case 'note':
      return buildUrl('note', { params: { noteId: id } });
    case 'insight':
      return buildUrl('insight', { params: { insightId: id } });
    case 'project':
      return buildUrl('project', { params: { projectId: id } });
    case 'person':
      return buildUrl('person', { params: { personId: id } });
    case 'highlight':
    case 'tag':
      return null;
    default:
      return kind satisfies never;
  }
}
