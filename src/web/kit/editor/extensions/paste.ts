import { Extension } from '@tiptap/core';
import { Fragment, Slice, type Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { parseUrl } from '#domain/routes/parse-url.ts';
import { completeLink } from '#editor/attributes/safe-url.ts';
import { isAllowedEmbed } from '#editor/embeds/allowed-embed.ts';
import { cleanPastedHtml } from '#editor/html/from-html.ts';
import { insertBlocks } from './line-below.ts';

/** Foreign markup is cleaned before the editor reads it; an address alone becomes what it stands for. */
export const Paste = Extension.create({
  name: 'cleanPaste',
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          transformPastedHTML: (html) => cleanPastedHtml(html, readHtml),
          transformPasted: ({ content, openStart, openEnd }) =>
            new Slice(withoutInvalid(content), openStart, openEnd),
          handlePaste: (view, event) => pasteAddress(view, event.clipboardData?.getData('text/plain') ?? ''),
        },
      }),
    ];
  },
});

/** A document of its own: nothing in it loads or runs. */
function readHtml(html: string): HTMLElement {
  return new DOMParser().parseFromString(withoutHandlers(html), 'text/html').body;
}

/** They would not run, but browsers report each to the content security policy. The cleaning that counts follows. */
function withoutHandlers(html: string): string {
  return html.replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/([\s"'/])on[a-z]+\s*=/gi, '$1data-off='));
}

/** What a check would refuse, such as a card without a valid id, is not pasted. */
function withoutInvalid(fragment: Fragment): Fragment {
  const kept: Node[] = [];
  fragment.forEach((node) => {
    if (node.isText) kept.push(node);
    else if (!node.isLeaf) kept.push(node.copy(withoutInvalid(node.content)));
    else if (isValid(node)) kept.push(node);
  });
  return Fragment.fromArray(kept);
}

function isValid(node: Node): boolean {
  try {
    node.check();
    return true;
  } catch {
    return false;
  }
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
  if (!type || !insertBlocks(tr, [type.create(block.attrs)])) return false;
  view.dispatch(tr);
  return true;
}

function blockFor(address: string): { type: string; attrs: Record<string, string> } | null {
  const url = new URL(address);
  if (url.origin === location.origin) {
    const match = parseUrl(url.pathname + url.search + url.hash);
    const isDocument = match?.name === 'note' || match?.name === 'projectNote' || match?.name === 'insight';
    if (isDocument && match.hash.h !== undefined)
      return { type: 'referenceCard', attrs: { kind: 'highlight', id: match.hash.h } };
    if (match?.name === 'note' || match?.name === 'projectNote')
      return { type: 'referenceCard', attrs: { kind: 'note', id: match.params.noteId } };
    if (match?.name === 'insight')
      return { type: 'referenceCard', attrs: { kind: 'insight', id: match.params.insightId } };
    return null;
  }
  return isAllowedEmbed(address) ? { type: 'embed', attrs: { url: address } } : null;
}
