import type { Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { describeHighlights } from '#editor/annotations/describe-highlights.ts';
import { asEditorNode } from '#web/kit/editor/extensions/schema-extensions.ts';
import { codingOf, colorOf, type HighlightLook } from '#web/features/highlights/index.ts';
import { captionsOf, type Captions } from '#web/kit/player/captions.ts';
import type { TimelineMark } from '#web/kit/player/timeline-mark.ts';

export type Spoken = { captions: Captions | null; marks: readonly TimelineMark[] };

const settledMs = 600;

/** What the document says of a recording: its captions and the highlights in its words, read when writing rests. */
export function useSpoken(editor: Editor, fileId: string): Spoken {
  const [spoken, setSpoken] = useState<Spoken>({ captions: null, marks: [] });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      if (!editor.isDestroyed) setSpoken(readSpoken(editor, fileId));
    };
    const readSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(read, settledMs);
    };
    timer = setTimeout(read);
    editor.on('update', readSoon);
    const stop = codingOf(editor)?.store.subscribe(readSoon);
    return () => {
      clearTimeout(timer);
      editor.off('update', readSoon);
      stop?.();
    };
  }, [editor, fileId]);
  return spoken;
}

function readSpoken(editor: Editor, fileId: string): Spoken {
  const doc = asEditorNode(editor.state.doc);
  const captions = captionsOf(doc, fileId);
  const store = codingOf(editor)?.store;
  const marks = store ? [...describeHighlights(doc)] : [];
  return {
    captions: captions.length === 0 ? null : captions,
    marks: [
      ...marks.flatMap(([id, { text, spoken }]) => {
        const look = store?.get(id);
        const color = look && colorOf(look);
        if (spoken?.fileId !== fileId || color == null) return [];
        return [{ id, from: spoken.startTime, to: spoken.endTime, color, label: text.slice(0, 80) }];
      }),
      ...momentsIn(store?.all() ?? [], fileId, new Set(marks.map(([id]) => id))),
    ],
  };
}

/** Parts that somebody highlighted in the player; no words of the text carry them. */
function momentsIn(
  looks: readonly HighlightLook[],
  fileId: string,
  inText: ReadonlySet<string>,
): TimelineMark[] {
  return looks.flatMap((look) => {
    const { id, audioVideo, text } = look;
    const { startTime: from, endTime: to } = audioVideo ?? {};
    const color = colorOf(look);
    if (audioVideo?.fileId !== fileId || inText.has(id) || from == null || to == null || color === null)
      return [];
    return [{ id, from, to, color, label: text.slice(0, 80) || 'Range without transcript' }];
  });
}
