import { UnprocessableContent } from '#domain/errors/hark-error.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import { replaceYDoc } from '#editor/yjs/edit-y-doc.ts';
import { nodeFromYDoc } from '#editor/yjs/from-y-doc.ts';
import { deriveText, editDocument, recordContentChanged } from '#server/kernel/documents/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { updateWritten } from './change-written.ts';
import { getWritten, type WrittenState } from './get-written.ts';
import type { Writing } from './writing.ts';
import type { Written } from './written.ts';

/** The first text of an empty one, and its title where it has none. Refuses where somebody has begun to write. */
export async function fillWritten<Row extends Written>(
  writing: Writing<Row>,
  tx: TxCtx,
  id: string,
  { title, content }: { title: string; content: DocumentJson },
): Promise<WrittenState> {
  const { thing } = writing;
  const written = await getWritten(writing, tx, id);
  allow(tx, `${thing}.update`, written);
  await editDocument(tx, id, (doc) => {
    const node = nodeFromYDoc(doc);
    // One empty line is what an editor makes of nothing.
    if (node.childCount > 1 || node.content.size > 2)
      throw new UnprocessableContent(`This ${thing} already has text. Templates are for empty ones.`);
    replaceYDoc(doc, content);
  });
  await deriveText(tx, id);
  await recordContentChanged(tx, { kind: thing, ownerId: id });
  if (written.title === '') await updateWritten(writing, tx, id, { change: { title }, changed: ['title'] });
  return written;
}
