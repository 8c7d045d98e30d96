import type { Editor } from '@tiptap/react';
import { useEffect, useMemo } from 'react';
import { useClient } from 'urql';
import { useViewer } from '#web/features/members/index.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { openHighlight, showHighlight } from './editor/coding-actions.ts';
import { showPdfHighlight } from './editor/show-pdf-highlight.ts';
import { createCoding, type Coding } from './model/coding.ts';

export type CodedObject = { objectType: 'NOTE' | 'INSIGHT'; id: string; projectId: string | null };

/** Null for what is in no project: it has no tags to be coded with. */
export function useDocumentCoding({ objectType, id, projectId }: CodedObject): Coding | null {
  const client = useClient();
  const viewer = useViewer();
  const coding = useMemo(
    () =>
      projectId === null
        ? null
        : createCoding({
            client,
            document: { objectType, objectId: id, projectId },
            viewer: { id: viewer.id, name: viewer.name },
          }),
    [client, objectType, id, projectId, viewer.id, viewer.name],
  );
  useEffect(() => coding?.start(), [coding]);
  return coding;
}

/** The address names a highlight (`h=`): it is brought into view and flashes, once the text is there. */
export function useHighlightLink(
  coding: Coding | null,
  editor: Editor | null,
  highlightId: string | null,
): void {
  useEffect(() => {
    if (!coding || !editor || highlightId === null) return undefined;
    if (!showHighlight(coding, highlightId))
      return whenLoaded(coding, () => showElsewhere(coding, highlightId));
    openHighlight(coding, highlightId, { isFocused: false });
    // Blocks out of sight have only a guessed height until they are drawn.
    const again = setTimeout(() => showHighlight(coding, highlightId, { isFlashed: false }), 120);
    return () => clearTimeout(again);
  }, [coding, editor, highlightId]);
}

/** On a page of a PDF, or gone. */
function showElsewhere({ store }: Coding, id: string): void {
  const look = store.get(id);
  if (look && showPdfHighlight(look)) return;
  showToast({ message: 'This highlight is no longer in the text', tone: 'error' });
}

function whenLoaded({ store }: Coding, run: () => void): () => void {
  if (store.isLoaded()) {
    run();
    return () => {};
  }
  const stop = store.subscribe(() => {
    if (!store.isLoaded()) return;
    stop();
    run();
  });
  return stop;
}
