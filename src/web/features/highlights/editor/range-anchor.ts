import { ySyncPluginKey, yUndoPluginKey } from '@tiptap/y-tiptap';
import type { EditorState } from '@tiptap/pm/state';
import type { Doc } from 'yjs';
import type { DocumentRange } from '#editor/text/find-in-document.ts';
import { encodeAnchor } from '#editor/yjs/anchors.ts';
import type { HighlightAnchorInput } from '#web/lib/graphql.gen.ts';
import type { TextHistory } from '../model/coding-history.ts';

/** Null where there is no text. */
export function anchorOf(state: EditorState, range: DocumentRange): HighlightAnchorInput | null {
  const sync = ySyncPluginKey.getState(state) as { doc: Doc } | undefined;
  return (sync && encodeAnchor(sync.doc, range)) ?? null;
}

type Manager = { undoStack: readonly unknown[]; redoStack: readonly unknown[]; stopCapturing: () => void };

export function textHistoryOf(state: () => EditorState | null): TextHistory {
  const manager = (): Manager | undefined => {
    const now = state();
    return now
      ? (yUndoPluginKey.getState(now) as { undoManager: Manager } | undefined)?.undoManager
      : undefined;
  };
  return {
    undoDepth: () => manager()?.undoStack.length ?? 0,
    redoDepth: () => manager()?.redoStack.length ?? 0,
    cut: () => manager()?.stopCapturing(),
  };
}
