import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { parseUrl } from '#domain/routes/parse-url.ts';
import { completeLink } from '#editor/attributes/safe-url.ts';
import { isAllowedEmbed } from '#editor/embeds/allowed-embed.ts';
import { cleanPastedHtml } from '#editor/html/from-html.ts';

/** Foreign markup is cleaned before the editor reads it; an address alone becomes what it stands for. */
export const Paste = Extension.create({
  name: 'cleanPaste',
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          transformPastedHTML: (html) => cleanPastedHtml(html, readHtml),
          handlePaste: (view, event) => pasteAddress(view, event.clipboardData?.getData('text/plain') ?? ''),
        },
      }),
    ];
  },
});

/** A document of its own: nothing in it loads or runs. */
function readHtml(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

function pasteAddress(view: EditorView, text: string): boolean {
  const address = text.trim();
  if (!/^https?:\/\/\S+$/.test(address)) return false;
  const { schema, selection, tr } = view.state;
  const { $from, empty } = selection;
  if ($from.parent.type.spec.code) return false;
  if (!empty) {
    const href = completeLink(address);
    const link = schema.marks['link'];
    if (href === undefined || !link || !$from.sameParent(selection.$to)) return false;
    view.dispatch(tr.addMark(selection.from, selection.to, link.create({ href })));
    return true;
  }
  const block = blockFor(address);
  if (!block || $from.parent.content.size > 0 || $from.parent.type.name !== 'paragraph') return false;
  const type = schema.nodes[block.type];
  if (!type) return false;
  view.dispatch(tr.replaceWith($from.before(), $from.after(), type.create(block.attrs)).scrollIntoView());
  return true;
}

function blockFor(address: string): { type: string; attrs: Record<string, string> } | null {
  const url = new URL(address);
  if (url.origin === location.origin) {
    const match = parseUrl(url.pathname + url.search + url.hash);
    if (match?.name === 'note' || match?.name === 'projectNote')
      return { type: 'referenceCard', attrs: { kind: 'note', id: match.params.noteId } };
    if (match?.name === 'insight')
      return { type: 'referenceCard', attrs: { kind: 'insight', id: match.params.insightId } };
    return null;
  }
  return isAllowedEmbed(address) ? { type: 'embed', attrs: { url: address } } : null;
}
