import { InvalidOperation } from '#domain/errors/hark-error.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { SealedBox } from '#server/platform/secrets/sealed-box.ts';

const purpose = 'personal data';
const lost =
  'These words were hidden with another secret key. Start the server with the earlier HARK_SECRET.';

type Sealed = { readonly words: string | null; readonly sealedId: string | null };

export function sealWords(tx: TxCtx, box: SealedBox, words: readonly string[]): Promise<string[]> {
  return box.putAll(tx, purpose, words);
}

/** With the words of those that are hidden; null where they can't be read. */
export async function withWords<T extends Sealed>(
  db: Db,
  box: SealedBox,
  workspaceId: string,
  data: readonly T[],
): Promise<T[]> {
  const ids = data.flatMap(({ sealedId }) => sealedId ?? []);
  const opened = await box.openAll(db, { workspaceId, purpose, ids });
  return data.map((one) =>
    one.sealedId === null ? one : { ...one, words: opened.get(one.sealedId) ?? null },
  );
}

/** Before hidden words are shown again: rather none than some of them. */
export function requireWords(data: readonly Sealed[]): void {
  if (data.some(({ words, sealedId }) => sealedId !== null && words === null))
    throw new InvalidOperation(lost);
}
