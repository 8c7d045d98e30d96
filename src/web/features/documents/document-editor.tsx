import { EditorContent, useEditor, useEditorState, type Editor, type EditorOptions } from '@tiptap/react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useClient } from 'urql';
import {
  codeSelection,
  codingExtension,
  CodingLayer,
  type CodingLayerProps,
} from '#web/features/highlights/index.ts';
import {
  SpeakerLayer,
  TranscriptEditing,
  TranscriptOffers,
  TranscriptPaste,
} from '#web/features/transcripts/index.ts';
import { documentViews } from './document-views.ts';
import { type FileOwner, useAddFiles } from '#web/features/files/index.ts';
import { useViewer } from '#web/features/members/index.ts';
import type { DocumentSession } from '#web/kit/editor/document-session.ts';
import { isLong } from '#web/kit/editor/extensions/cursor-block.ts';
import { editorExtensions } from '#web/kit/editor/extensions/editor-extensions.ts';
import { createActionRelay } from '#web/kit/editor/extensions/writing-keys.ts';
import { RedactSelection } from '#web/features/redactions/index.ts';
import { mentionSource, nameReader } from '#web/features/search/index.ts';
import { BlockBar } from '#web/kit/editor/menus/block-bar.tsx';
import { BubbleToolbar } from '#web/kit/editor/menus/bubble-toolbar.tsx';
import { CardPicker, EvidencePicker } from './cards/lazy-card-picker.tsx';
import { DocumentColors } from '#web/kit/editor/menus/document-colors.tsx';
import { FindPanel } from '#web/kit/editor/panels/find-panel.tsx';
import { keepLinksQuiet } from '#web/kit/editor/keep-links-quiet.ts';
import '#web/kit/editor/document.css';

export type DocumentEditorProps = {
  session: DocumentSession;
  label: string;
  projectId: string | null;
  isEditable: boolean;
  /** Whose files are those put into the text; null where none can be. */
  files: FileOwner | null;
  /** Null where nothing can be highlighted. */
  coding: DocumentCoding | null;
  /** Null when this person may not comment. */
  onComment: ((editor: Editor) => void) | null;
  /** Under an empty text, for who may write it. */
  whenEmpty?: ReactNode;
  onReady: (editor: Editor | null) => void;
};

export type DocumentCoding = Omit<CodingLayerProps, 'editor'>;

/** Mounted once the document has arrived. React draws around the text, never in it: typing costs no render. */
export function DocumentEditor({
  session,
  label,
  projectId,
  isEditable,
  files,
  coding,
  onComment,
  whenEmpty = null,
  onReady,
}: DocumentEditorProps) {
  const client = useClient();
  const viewer = useViewer();
  const [isFinding, setFinding] = useState(false);
  const [picking, setPicking] = useState<'page' | 'evidence' | null>(null);
  const [isLinking, setLinking] = useState(false);
  const [relay] = useState(createActionRelay);
  // The same object as long as it says the same: with another, the editor would look at the whole document again.
  const editorProps = useMemo(
    () =>
      ({
        attributes: {
          class: 'document',
          'aria-label': label,
          'aria-multiline': 'true',
          role: 'textbox',
          ...(isLong(session.fragment.length) ? { 'data-long': '' } : {}),
        },
        handleDOMEvents: { click: keepLinksQuiet },
        scrollMargin: 80,
        scrollThreshold: 80,
      }) satisfies EditorOptions['editorProps'],
    [label, session],
  );
  const editor = useEditor({
    extensions: editorExtensions({
      session,
      user: { name: viewer.name, memberId: viewer.id },
      mentions: mentionSource(client, projectId),
      views: documentViews(nameReader(client), coding?.coding.painter),
      actions: relay.actions,
      added: [
        TranscriptEditing,
        TranscriptOffers,
        TranscriptPaste,
        ...(coding ? [codingExtension(coding.coding, relay.coding)] : []),
      ],
      takesFiles: files !== null,
      asksForEvidence: files?.type === 'INSIGHT',
    }),
    editable: isEditable,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps,
  });

  const addFiles = useAddFiles({ editor, owner: files, isEditable });

  useEffect(() => {
    relay.follow({
      openFind: () => setFinding(true),
      editLink: () => setLinking(true),
      pickCard: () => setPicking('page'),
      pickEvidence: () => setPicking('evidence'),
      comment: () => onComment?.(editor),
      ...addFiles,
      mayCode: () => coding?.mayCode === true,
    });
  }, [relay, onComment, editor, coding?.mayCode, addFiles]);
  useEffect(() => {
    coding?.coding.setEditor(editor, session);
    return () => coding?.coding.setEditor(null, null);
  }, [coding?.coding, editor, session]);
  useEffect(() => editor.setEditable(isEditable, false), [editor, isEditable]);
  useEffect(() => {
    onReady(editor);
    return () => onReady(null);
  }, [editor, onReady]);

  return (
    <>
      {isFinding && <FindPanel editor={editor} mayReplace={isEditable} onClose={() => setFinding(false)} />}
      <DocumentColors />
      <EditorContent editor={editor} />
      <BubbleToolbar
        editor={editor}
        isEditable={isEditable}
        isLinking={isLinking}
        setLinking={setLinking}
        onComment={onComment && (() => onComment(editor))}
        onHighlight={coding?.mayCode === true ? () => codeSelection(coding.coding, editor) : null}
      >
        <RedactSelection editor={editor} />
      </BubbleToolbar>
      {coding && <CodingLayer {...coding} editor={editor} />}
      {isEditable && <BlockBar editor={editor} />}
      {isEditable && <SpeakerLayer editor={editor} noteId={files?.type === 'NOTE' ? files.id : null} />}
      {isEditable && whenEmpty !== null && <WhenEmpty editor={editor}>{whenEmpty}</WhenEmpty>}
      {isEditable && <EndOfDocument editor={editor} />}
      {picking === 'page' && (
        <CardPicker editor={editor} projectId={projectId} onClose={() => setPicking(null)} />
      )}
      {picking === 'evidence' && (
        <EvidencePicker editor={editor} projectId={projectId} onClose={() => setPicking(null)} />
      )}
    </>
  );
}

function WhenEmpty({ editor, children }: { editor: Editor; children: ReactNode }) {
  return useEditorState({ editor, selector: ({ editor: now }) => now.isEmpty }) ? children : null;
}

/** The empty page below the text: clicking there goes on writing. */
function EndOfDocument({ editor }: { editor: Editor }) {
  return (
    <div
      role="presentation"
      className="document-end"
      onClick={() => {
        const { doc } = editor.state;
        const isEmptyEnd = doc.lastChild?.type.name === 'paragraph' && doc.lastChild.content.size === 0;
        if (isEmptyEnd) editor.commands.focus('end');
        else editor.chain().insertContentAt(doc.content.size, { type: 'paragraph' }).focus('end').run();
      }}
    />
  );
}
