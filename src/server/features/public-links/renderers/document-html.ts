import { toHtml } from '#editor/html/to-html.ts';
import {
  labelByLines,
  nameMentioned,
  namesInDocument,
  readCards,
  type CardScope,
} from '#server/features/cards/index.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
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
  const document = await withoutOwnAddresses(db, scope, await withLabels(db, scope, seen));
  const { placeholders } = scope;
  return toHtml(await nameMentioned(db, scope, document), {
    ...(placeholders && { nameSpeaker: (name: string) => placeholders.labelOf(name) }),
    names: scope.names === 'none' ? 'none' : 'people',
    linksOnly: true,
    sharedFiles: files,
    readCard: await readCards(db, scope, document),
  });
}

/** Those in it are known from then on. Its links tell which data points it quotes. */
async function withLabels(
  db: Db,
  { workspaceId, placeholders }: CardScope,
  document: DocumentJson,
): Promise<DocumentJson> {
  if (!placeholders) return document;
  const people = await namesInDocument(db, workspaceId, document);
  placeholders.learn(people);
  const contacts = new Map(
    people.flatMap(({ name, contactIds = [] }) => contactIds.map((id) => [id, name] as const)),
  );
  return labelByLines(document, {
    participants: people.map(({ name }) => name),
    nameOfContact: (id) => contacts.get(id),
    labelOf: placeholders.labelOf,
  });
}
