import { sql } from 'kysely';
import type { ExportedInsight, ExportedNote } from '#domain/exports/document-codecs.ts';
import { UnprocessableContent } from '#domain/errors/hark-error.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { withoutContactNames } from '#domain/people/relabel-mentions.ts';
import { describeHighlights, type DescribedHighlight } from '#editor/annotations/describe-highlights.ts';
import { withoutAnnotations, type KeptMarks } from '#editor/annotations/without-annotations.ts';
import { withNewIds } from '#editor/attributes/with-new-ids.ts';
import { asNode } from '#editor/schema/as-node.ts';
import type { DocumentJson, NodeJson } from '#editor/schema/document-json.ts';
import { toText } from '#editor/text/to-text.ts';
import { toYUpdate } from '#editor/yjs/to-y-update.ts';
import { insertInsights, insertPublications } from '#server/features/insights/index.ts';
import { insertNotes } from '#server/features/notes/index.ts';
import { setDocumentState } from '#server/kernel/documents/index.ts';
import type { PreparedWritten } from '#server/kernel/writing/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { dateOf } from '../refi/date-of.ts';
import { cut, type CommunityWriting } from './community-writing.ts';
import { writeSummaries } from './write-summaries.ts';
import '#server/features/insights/tables.ts';
import '#server/features/notes/tables.ts';

/** What the documents say of things that come after them. */
export type WrittenDocuments = {
  readonly noteIds: string[];
  readonly insightIds: string[];
  /** Where the marks of highlights are, by the new id. */
  readonly described: Map<string, DescribedHighlight>;
  /** The note that has the words of a recording, by the new id of the file. */
  readonly spokenIn: Map<string, string>;
};

/** Notes and insights with their documents, a part of them at a time. */
export async function writeWritten(
  tx: TxCtx,
  writing: CommunityWriting,
  kept: KeptMarks,
): Promise<WrittenDocuments> {
  const { set, idOf, report, rights, createdBy } = writing;
  const made: WrittenDocuments = { noteIds: [], insightIds: [], described: new Map(), spokenIn: new Map() };
  for await (const part of set.parts('notes')) {
    const all = part.map((note) => prepare(tx, writing, { row: note, kept, made }));
    await insertNotes(tx, { ...writing, all });
    made.noteIds.push(...all.map(({ id }) => id));
    await lock(tx, 'notes', part, writing);
    await writeSummaries(tx, part, writing);
  }
  for await (const part of set.parts('insights')) {
    const all = part.map((insight) => prepare(tx, writing, { row: insight, kept, made }));
    await insertInsights(tx, { ...writing, all });
    made.insightIds.push(...all.map(({ id }) => id));
    await dress(tx, part, writing);
    await lock(tx, 'insights', part, writing);
    const published = part.filter((one) => one.published).map(({ id }) => idOf(id));
    if (rights.publish) await insertPublications(tx, published, createdBy);
    else report('Insights that were published and are drafts now', published.length);
  }
  return made;
}

type Row = ExportedNote | ExportedInsight;
type Preparing = {
  readonly row: Row;
  readonly kept: KeptMarks;
  readonly made: WrittenDocuments;
};

function prepare(tx: TxCtx, { idOf }: CommunityWriting, { row, kept, made }: Preparing): PreparedWritten {
  const id = idOf(row.id);
  const node = asNode(copyOf(row.content, { ...kept, idOf }));
  const { text } = toText(node);
  if (text.length > textLimits.richText.max) throw new UnprocessableContent(`“${row.title}” is too long`);
  for (const [highlightId, where] of describeHighlights(node)) made.described.set(highlightId, where);
  node.descendants((block) => {
    const fileId: unknown = block.type.name === 'utterance' ? block.attrs['fileId'] : null;
    if (typeof fileId === 'string') made.spokenIn.set(fileId, id);
  });
  const title = cut(row.title, textLimits.noteTitle.max);
  return { id, title, createdAt: dateOf(row.createdAt) ?? tx.now(), state: toYUpdate(node), text };
}

/** The document about the copies. Marks of highlights and comments that the archive doesn’t have are taken out. */
export function copyOf(
  content: Readonly<Record<string, unknown>> | null,
  { idOf, ...kept }: KeptMarks & { idOf: (id: string) => string },
): DocumentJson {
  const blocks = Array.isArray(content?.['content']) ? (content['content'] as NodeJson[]) : [];
  // The editor’s own check comes with the conversion; until then nothing is known of what is inside.
  const document: DocumentJson = { type: 'doc', content: blocks };
  return withoutContactNames(
    withNewIds(withoutAnnotations(asNode(document).toJSON() as DocumentJson, kept), idOf),
  );
}

async function lock(
  tx: TxCtx,
  table: 'notes' | 'insights',
  rows: readonly Row[],
  { idOf, createdBy }: CommunityWriting,
): Promise<void> {
  const ids = rows.filter(({ locked }) => locked).map(({ id }) => idOf(id));
  if (ids.length === 0) return;
  await sql`update ${sql.table(table)} set locked_at = ${tx.now()}, locked_by = ${createdBy}::uuid
    where ${isInWorkspace(tx.workspace.id, 'id', ids)}`.execute(tx.db);
  await setDocumentState(tx, ids, { locked: true });
}

/** Their status and the picture on top. */
async function dress(
  tx: TxCtx,
  rows: readonly ExportedInsight[],
  { idOf, files }: CommunityWriting,
): Promise<void> {
  const changes = rows.map(({ id, status, fileId }) => ({
    id: idOf(id),
    status: status ?? 'draft',
    cover: fileId !== null && files.has(fileId) ? idOf(fileId) : null,
  }));
  await sql`
    update insights set status = one.status, cover_file_id = one.cover
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as one (id uuid, status text, cover uuid)
    where insights.workspace_id = ${tx.workspace.id} and insights.id = one.id`.execute(tx.db);
}
