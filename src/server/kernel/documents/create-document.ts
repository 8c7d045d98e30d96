import { withoutContactNames } from '#domain/people/relabel-mentions.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import { toText } from '#editor/text/to-text.ts';
import { toYUpdate } from '#editor/yjs/to-y-update.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { PreparedContent } from './content-decoder.ts';
import { readState, emptyUpdate } from './load-document.ts';
import type { DocumentKind } from './tables.ts';
import './tables.ts';

export type NewDocument = {
  id: string;
  kind: DocumentKind;
  /** The access object that it belongs to; null for the home page. */
  ownerId: string | null;
  /** What it starts with; empty without. */
  content?: DocumentJson | PreparedContent;
};

export async function createDocument(tx: TxCtx, { content, ...document }: NewDocument): Promise<void> {
  await insertDocument(tx, { ...document, ...startOf(content) });
}

function startOf(content: NewDocument['content']): PreparedContent {
  if (!content) return { state: emptyUpdate(), text: '' };
  if ('state' in content) return content;
  const stored = withoutContactNames(content);
  return { state: toYUpdate(stored), text: toText(stored).text };
}

/** A new document with the content another one has now; their histories are apart. */
export async function copyDocument(
  tx: TxCtx,
  fromId: string,
  to: { id: string; kind: DocumentKind; ownerId: string },
): Promise<void> {
  const state = await readState(tx.db, tx.workspace.id, fromId);
  const { text } = await tx.db
    .selectFrom('documents')
    .select('text')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', fromId)
    .executeTakeFirstOrThrow();
  await insertDocument(tx, { ...to, state, text });
}

type StoredDocument = Omit<NewDocument, 'content'> & { state: Uint8Array; text: string };

async function insertDocument(tx: TxCtx, { id, kind, ownerId, state, text }: StoredDocument): Promise<void> {
  const now = tx.now();
  await tx.db
    .insertInto('documents')
    .values({
      workspace_id: tx.workspace.id,
      id,
      kind,
      owner_id: ownerId,
      snapshot: state,
      text,
      created_at: now,
      edited_at: now,
    })
    .execute();
}
