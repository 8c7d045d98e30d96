import { Extension, type Editor } from '@tiptap/core';
import { isChangeOrigin } from '@tiptap/extension-collaboration';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { TranscriptPart } from '#domain/transcripts/transcript.ts';
import { followRange } from '#web/kit/editor/follow-range.ts';
import { makeTranscript } from './make-transcript.ts';
import { offerBar } from './offer-bar.ts';

/** Text or a file of a note that reads as a transcript, until somebody takes or dismisses the offer to make it one. */
export type TranscriptOffer = {
  readonly id: string;
  /** Where it is; follows every edit. */
  readonly from: number;
  readonly to: number;
  readonly label: string;
  readonly parts: readonly TranscriptPart[];
  readonly fileIdOf: (editor: Editor) => string | null;
};

type Change = { readonly add: TranscriptOffer } | { readonly remove: string };

const key = new PluginKey<readonly TranscriptOffer[]>('transcriptOffers');

/** A conversation stays what it is until somebody wants it as a transcript: an offer, not a surprise. */
export const TranscriptOffers = Extension.create({
  name: 'transcriptOffers',
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin<readonly TranscriptOffer[]>({
        key,
        state: {
          init: () => [],
          apply: (tr, offers, before) =>
            changed(followed(tr, offers, before.doc), tr.getMeta(key) as Change | undefined),
        },
        props: {
          decorations: (state) => {
            const offers = editor.isEditable ? (key.getState(state) ?? []) : [];
            return DecorationSet.create(
              state.doc,
              offers.map((offer) => barOf(editor, offer)),
            );
          },
        },
      }),
    ];
  },
});

/** Once for each paste and each file: an undo brings the text back, not the question. */
export function addOffer(editor: Editor, offer: Omit<TranscriptOffer, 'id'>): void {
  change(editor, { add: { ...offer, id: crypto.randomUUID() } });
}

function change(editor: Editor, meta: Change): void {
  editor.view.dispatch(editor.state.tr.setMeta(key, meta).setMeta('addToHistory', false));
}

/** What was taken out again, or made a transcript by the menu of the note, is no longer offered. */
function followed(
  tr: Transaction,
  offers: readonly TranscriptOffer[],
  before: Node,
): readonly TranscriptOffer[] {
  if (!tr.docChanged || offers.length === 0) return offers;
  return offers.flatMap((offer) => {
    // What others write arrives as a new document, not as steps.
    const range = isChangeOrigin(tr) ? followRange(offer, before, tr.doc) : mapped(tr, offer);
    if (!range || tr.doc.resolve(range.from).nodeAfter?.type.name === 'utterance') return [];
    return [{ ...offer, ...range }];
  });
}

function mapped({ mapping }: Transaction, offer: TranscriptOffer): { from: number; to: number } | null {
  const [from, to] = [mapping.map(offer.from, 1), mapping.map(offer.to, -1)];
  return from < to ? { from, to } : null;
}

function changed(offers: readonly TranscriptOffer[], meta: Change | undefined): readonly TranscriptOffer[] {
  if (meta === undefined) return offers;
  return 'add' in meta ? [...offers, meta.add] : offers.filter(({ id }) => id !== meta.remove);
}

function barOf(editor: Editor, { id, from, label }: TranscriptOffer): Decoration {
  const dismiss = () => {
    change(editor, { remove: id });
    editor.commands.focus(null, { scrollIntoView: false });
  };
  const bar = () => offerBar({ label, onTake: () => take(editor, id), onDismiss: dismiss });
  return Decoration.widget(from, bar, { key: id, side: -1, stopEvent: () => true, ignoreSelection: true });
}

function take(editor: Editor, id: string): void {
  const offer = key.getState(editor.state)?.find((one) => one.id === id);
  if (!offer || !editor.isEditable) return;
  change(editor, { remove: id });
  const { parts, fileIdOf } = offer;
  makeTranscript(editor, { ...wholeBlocks(editor, offer), parts, fileId: fileIdOf(editor) });
  editor.commands.focus(null, { scrollIntoView: false });
}

function wholeBlocks({ state: { doc } }: Editor, { from, to }: TranscriptOffer) {
  const [start, end] = [doc.resolve(from), doc.resolve(to)];
  return { from: start.depth > 0 ? start.before(1) : from, to: end.depth > 0 ? end.after(1) : to };
}
