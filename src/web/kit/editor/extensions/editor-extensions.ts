import type { AnyExtension, Extensions } from '@tiptap/core';
import { CollaborationCaret } from '@tiptap/extension-collaboration-caret';
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions';
import { schemaExtensions } from './schema-extensions.ts';
import type { DocumentSession } from '../document-session.ts';
import { caretOf, selectionOf, type PresentUser } from './presence-carets.ts';
import { BlockHandle } from './block-handle.ts';
import { CardCaret } from './card-caret.ts';
import { caretKeeper } from './caret-keeper.ts';
import { emojiMenu } from './emoji-menu.tsx';
import { fileDrop } from './file-drop.ts';
import { FindInEditor } from './find-in-editor.ts';
import { mentionMenu, type MentionSource } from './mention-menu.ts';
import { Paste } from './paste.ts';
import { CursorBlock } from './cursor-block.ts';
import { EmptyHint } from './empty-hint.ts';
import { PressInSelection } from './press-in-selection.ts';
import { readFromYjs } from './read-from-yjs.ts';
import { slashMenu } from './slash-menu.ts';
import { SyncWithYjs } from './sync-with-yjs.ts';
import { plainViews, withViews, type BlockViews } from './with-views.ts';
import type { NameReader } from '../views/mention-view.ts';
import { WritingKeys, type WritingActions } from './writing-keys.ts';

export type EditorSetup = {
  session: DocumentSession;
  user: PresentUser;
  mentions: MentionSource;
  views: BlockViews;
  actions: WritingActions;
  /** What features add to the text; after the editor's own. */
  added: Extensions;
  /** Whether files can be put into it. */
  takesFiles: boolean;
  /** What is written rests on what was said elsewhere. */
  asksForEvidence: boolean;
};

/** The schema of src/editor with everything that a screen and other people add to it. */
export function editorExtensions({
  session,
  user,
  mentions,
  views,
  actions,
  added,
  takesFiles,
  asksForEvidence,
}: EditorSetup): Extensions {
  const sync: { mapping?: Map<never, never> } = {};
  return [
    ...schemaExtensions().map(withViews(views)),
    readFromYjs(session.fragment, sync),
    SyncWithYjs.configure({ fragment: session.fragment, ySyncOptions: sync }),
    CollaborationCaret.configure({
      provider: session.provider,
      user,
      render: caretOf,
      selectionRender: selectionOf,
    }),
    caretKeeper(session.provider),
    Dropcursor.configure({ color: false, class: 'drop-cursor', width: 2 }),
    Gapcursor,
    EmptyHint,
    CursorBlock,
    CardCaret,
    Paste,
    FindInEditor,
    BlockHandle,
    PressInSelection,
    slashMenu(actions, { takesFiles, asksForEvidence }),
    ...(takesFiles ? [fileDrop(actions)] : []),
    mentionMenu(mentions),
    emojiMenu(),
    WritingKeys.configure({ actions }),
    ...added,
  ];
}

/** For reading what is not live: versions, slides. */
export function readingExtensions(views: BlockViews): Extensions {
  return schemaExtensions().map(withViews(views));
}

/** For a text that one person writes in a form. What refers to other things has no place in it. */
export function soloExtensions(): Extensions {
  return [...schemaExtensions(), UndoRedo, Gapcursor];
}

/** The part of the schema that comments have. */
export function commentExtensions(mentions: MentionSource, readName: NameReader): Extensions {
  const names = new Set(
    (
      'doc paragraph text bulletList orderedList listItem blockquote codeBlock hardBreak mention ' +
      'link bold italic strike underline code'
    ).split(' '),
  );
  const isKnown = (extension: AnyExtension) => names.has(extension.name);
  const known = schemaExtensions()
    .filter(isKnown)
    // Highlights and threads are marks of documents only.
    .map((extension) => (extension.name === 'codeBlock' ? extension.extend({ marks: '' }) : extension));
  return [...known.map(withViews(plainViews(readName))), mentionMenu(mentions), emojiMenu()];
}
