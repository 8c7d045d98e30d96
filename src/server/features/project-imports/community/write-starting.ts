import { decode } from '#domain/codec/codec.ts';
import { unknown } from '#domain/codec/primitives.ts';
import { array, record } from '#domain/codec/structures.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { derivedGuid } from '#server/platform/context/derived-guid.ts';
import { setOfRows } from './community-set.ts';
import type { SharedRights } from './community-writing.ts';
import { rightsOf } from './rights-of.ts';
import { writeCommunity } from './write-community.ts';

type Starting = {
  readonly contents: unknown;
  readonly title: string;
  /** Absent: as the rows say. */
  readonly summary?: string;
  readonly folderId: string | null;
  readonly createdBy: string;
  /** Absent: those of the person who asks. */
  readonly rights?: SharedRights;
};

/** A new project that is set up as rows of the community format say; answers its id. */
export async function writeStarting(
  tx: TxCtx,
  { contents, folderId, createdBy, rights, ...words }: Starting,
): Promise<string> {
  const rows = decode(record(array(unknown)), contents);
  const project = (rows['project'] ?? []).map((row) => ({ ...decode(record(unknown), row), ...words }));
  const matched = new Map<string, string>();
  const use = tx.newId();
  const { projectId } = await writeCommunity(tx, {
    set: setOfRows({ ...rows, project }),
    createdBy,
    rights: rights ?? rightsOf(tx),
    made: { personIds: [], fieldIds: [], boardIds: [], tagIds: [] },
    files: new Map(),
    folderId,
    idOf: (id) => matched.get(id) ?? derivedGuid(use, id),
    match: (id, known) => matched.set(id, known),
    report: () => {},
  });
  return projectId;
}
