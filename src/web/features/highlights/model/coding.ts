import type { Editor } from '@tiptap/react';
import type { Client } from 'urql';
import { boolean } from '#domain/codec/primitives.ts';
import { readLocalValue } from '#web/lib/local-value.ts';
import type { DocumentSession } from '#web/kit/editor/document-session.ts';
import { whenSession } from '#web/kit/editor/when-saved.ts';
import { createPainter } from '../editor/highlight-painter.ts';
import { textHistoryOf } from '../editor/range-anchor.ts';
import { createTurns, type CodedDocument, type CodingDesk } from './coding-desk.ts';
import { createCodingHistory } from './coding-history.ts';
import { createViewStore, type ViewStore } from './coding-view.ts';
import { followHighlights } from './follow-highlights.ts';
import { createHighlightStore } from './highlight-store.ts';
import { createTagIndex } from './tag-index.ts';

export const codingModeSetting = 'codingMode';

/** Coding of one open document: what is known, what is shown, and the way to the server. */
export type Coding = CodingDesk & {
  readonly view: ViewStore;
  readonly setEditor: (editor: Editor | null, session: DocumentSession | null) => void;
  readonly start: () => () => void;
  readonly watchAreas: () => () => void;
};

export type CodingSetup = {
  client: Client;
  document: CodedDocument;
  viewer: { id: string; name: string };
};

export function createCoding({ client, document, viewer }: CodingSetup): Coding {
  let editor: Editor | null = null;
  let session: DocumentSession | null = null;
  const store = createHighlightStore();
  const tags = createTagIndex(client, document.projectId);
  const follower = followHighlights(client, document.objectId, store);
  const state = () => (editor && !editor.isDestroyed ? editor.state : null);
  return {
    client,
    document,
    viewer,
    store,
    tags,
    painter: createPainter(store, follower.want),
    history: createCodingHistory(textHistoryOf(state)),
    view: createViewStore(readLocalValue(codingModeSetting, boolean, false)),
    editor: () => (editor && !editor.isDestroyed ? editor : null),
    inTurn: createTurns(),
    whenSaved: () => (session ? saved(session) : Promise.resolve()),
    setEditor: (nextEditor, nextSession) => {
      editor = nextEditor;
      session = nextSession;
    },
    watchAreas: follower.watchAreas,
    start: () => {
      const stops = [follower.start(), tags.start()];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

const patienceMilliseconds = 5000;

/** Or not in time: then the server says what is wrong. Without a connection the outbox waits for the text. */
async function saved(session: DocumentSession): Promise<void> {
  await whenSession(session, ({ isSaved, isOnline }) => isSaved || !isOnline, patienceMilliseconds);
}
