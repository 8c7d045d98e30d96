import { NotFound } from '#domain/errors/hark-error.ts';
import { setDocumentState } from '#server/kernel/documents/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { changeWritten, readBackWritten } from './change-written.ts';
import { getWritten } from './get-written.ts';
import type { Writing } from './writing.ts';
import type { Written } from './written.ts';

/** Nobody changes what is locked, its title or its content, until somebody unlocks it. */
export function lockWritten<Row extends Written>(writing: Writing<Row>, ctx: Ctx, id: string): Promise<Row> {
  return setLocked(writing, ctx, id, true);
}

export function unlockWritten<Row extends Written>(
  writing: Writing<Row>,
  ctx: Ctx,
  id: string,
): Promise<Row> {
  return setLocked(writing, ctx, id, false);
}

async function setLocked<Row extends Written>(
  writing: Writing<Row>,
  ctx: Ctx,
  id: string,
  locked: boolean,
): Promise<Row> {
  const { viewer } = requireMember(ctx);
  const { thing, events } = writing;
  return inTransaction(ctx, async (tx) => {
    const before = await getWritten(writing, tx, id);
    allow(tx, locked ? `${thing}.lock` : `${thing}.unlock`, before);
    if (before.locked === locked) return readBackWritten(writing, tx, id);
    const change = locked
      ? { locked_at: tx.now(), locked_by: viewer.id }
      : { locked_at: null, locked_by: null };
    const [written] = await changeWritten(writing, tx, [id], change);
    if (!written) throw new NotFound();
    await setDocumentState(tx, [id], { locked });
    const told = locked ? events.locked(id) : events.unlocked(id);
    await tx.record({ ...told, objectId: id, version: written.version });
    return written;
  });
}
