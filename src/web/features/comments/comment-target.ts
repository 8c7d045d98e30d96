import type { Editor } from '@tiptap/react';
import { textLimits } from '#domain/limits/text-limits.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { applyInlineComment, rangesOfInlineComment } from '#editor/annotations/inline-comments.ts';
import { formatTime } from '#editor/transcript/format-time.ts';
import { findInDocument } from '#editor/text/find-in-document.ts';
import { annotationMeta, asEditorNode, asTransform } from '#web/kit/editor/extensions/schema-extensions.ts';

/** What somebody is about to comment on: a part of the text, a highlight, or a moment of a recording. */
export type CommentTarget =
  | { kind: 'selection'; quote: string; from: number; to: number }
  | { kind: 'highlight'; quote: string; highlightId: string }
  | { kind: 'moment'; quote: string; fileId: string; time: number };

export function targetOf(editor: Editor): CommentTarget | null {
  const { from, to, empty } = editor.state.selection;
  const quote = empty ? '' : editor.state.doc.textBetween(from, to, ' ').trim();
  return quote === '' ? null : { kind: 'selection', quote: shortQuote(quote), from, to };
}

export function targetOfHighlight({ id, text }: { id: string; text: string }): CommentTarget {
  return { kind: 'highlight', quote: shortQuote(text), highlightId: id };
}

export function targetOfMoment({ fileId, time }: { fileId: string; time: number }): CommentTarget {
  return { kind: 'moment', quote: formatTime(time), fileId, time };
}

function shortQuote(text: string): string {
  return cutText(text, textLimits.quotedText.max);
}

/** Readers can comment but not write into the text: their thread is found by its quote alone. */
export function markThread(editor: Editor, target: CommentTarget, threadId: string): void {
  if (!editor.isEditable || target.kind !== 'selection') return;
  const { tr, doc } = editor.state;
  const [from, to] = [Math.min(target.from, doc.content.size), Math.min(target.to, doc.content.size)];
  applyInlineComment(asTransform(tr), from, to, threadId);
  editor.view.dispatch(tr.setMeta('addToHistory', false).setMeta(annotationMeta, true));
}

export function showThreadText(editor: Editor, thread: { id: string; quote: string }): void {
  const document = asEditorNode(editor.state.doc);
  const [range] = [...rangesOfInlineComment(document, thread.id), ...findInDocument(document, thread.quote)];
  if (!range) return;
  const { node } = editor.view.domAtPos(range.from + 1);
  const element = node instanceof Element ? node : node.parentElement;
  element?.scrollIntoView({ block: 'center' });
  element?.classList.add('document-flash');
  setTimeout(() => element?.classList.remove('document-flash'), 1600);
}
