import { toHtml } from '#editor/html/to-html.ts';
import { nameMentioned, namesInDocument, readCards, type CardScope } from '#server/features/cards/index.ts';
import { readDocument } from '#server/kernel/documents/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { SharedFiles } from './renderer.ts';
import { withoutFilesOfOthers } from './without-files-of-others.ts';
import { withoutOwnAddresses } from './without-own-addresses.ts';

type Shown = {
  readonly documentId: string;
  readonly scope: CardScope;
  readonly files: SharedFiles;
  readonly linkId: string;
};

/** A document as visitors read it: its words and its evidence, without what is not theirs to see. */
export async function documentHtml(db: Db, { documentId, scope, files, linkId }: Shown): Promise<string> {
  const stored = await readDocument(db, scope.workspaceId, documentId);
  const { workspaceId } = scope;
  const seen = await withoutFilesOfOthers(db, { workspaceId, linkId, documentId }, stored);
  const document = await withoutOwnAddresses(db, scope, seen);
  const { placeholders } = scope;
  placeholders?.learn(await namesInDocument(db, scope.workspaceId, document));
  return toHtml(await nameMentioned(db, scope, document), {
    ...(placeholders && { nameSpeaker: (name: string) => placeholders.labelOf(name) }),
    names: scope.names === 'none' ? 'none' : 'people',
    linksOnly: true,
    sharedFiles: files,
    readCard: await readCards(db, scope, document),
  });
}
