import { IconEyeOff } from '@tabler/icons-react';
import { useEditorState, type Editor } from '@tiptap/react';
import { spokenSpan } from '#editor/transcript/spoken-span.ts';
import { asEditorNode } from '#web/kit/editor/extensions/schema-extensions.ts';
import { IconButton } from '#web/ui/button.tsx';
import { askToRedact, takesRedactions } from './redaction-asks.ts';

/** In the toolbar of selected words: redacts the recording where it says them. */
export function RedactSelection({ editor }: { editor: Editor }) {
  const span = useEditorState({
    editor,
    selector: ({ editor: { state } }) =>
      state.selection.empty ? null : spokenSpan(asEditorNode(state.doc), state.selection),
  });
  if (!span || !takesRedactions(span.fileId)) return null;
  return (
    <IconButton
      label="Redact these words"
      tooltipSide="top"
      onClick={() => askToRedact(span.fileId, { start: span.start, end: span.end })}
    >
      <IconEyeOff size={16} />
    </IconButton>
  );
}
