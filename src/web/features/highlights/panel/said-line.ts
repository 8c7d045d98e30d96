import type { Editor } from '@tiptap/react';
import { saidIn } from '#editor/annotations/said-in.ts';
import type { DocumentRange } from '#editor/text/find-in-document.ts';
import { formatTime } from '#editor/transcript/format-time.ts';
import { asEditorNode } from '#web/kit/editor/extensions/schema-extensions.ts';
import type { HighlightLook } from '../model/highlight-look.ts';

/**
 * Who said it and when, as the text tells: it knows both for highlights that were made before the times were. Empty
 * where nothing is known.
 */
export function saidLine(
  editor: Editor | null,
  { text, audioVideo }: Pick<HighlightLook, 'text' | 'audioVideo'>,
  place: DocumentRange | undefined,
): string {
  const said = editor && place ? saidIn(asEditorNode(editor.state.doc), place) : null;
  // What has no words is named by its times already.
  const startTime = text === '' ? null : (said?.startTime ?? audioVideo?.startTime ?? null);
  const time = startTime === null ? [] : [formatTime(startTime)];
  return [...(said?.speakers ?? []), ...time].join(' · ');
}
