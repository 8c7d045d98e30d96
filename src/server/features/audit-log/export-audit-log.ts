import { serialiseCsv } from '#domain/csv/serialise-csv.ts';
import { Forbidden } from '#domain/errors/hark-error.ts';
import { metadataOfEvent } from '#domain/audit-log/metadata-of-event.ts';
import { findStanding } from '#server/kernel/access/index.ts';
import { scopeOf, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import type { AuditEntry } from './audit-entry.ts';
import { readAuditFilter, type AuditFilter } from './audit-filter.ts';
import { readEntries } from './read-audit-log.ts';

const entriesAtOnce = 1000;
const header = [
  'time',
  'event',
  'actor id',
  'actor',
  'actor e-mail',
  'api token id',
  'api token',
  'object id',
  'payload',
  'metadata',
  'before',
  'after',
];

/** The log as a file, piece by piece: a year of events is never in memory. Checks before the first byte. */
export function exportAuditLog(ctx: Ctx, input: AuditFilter): AsyncGenerator<string> {
  allow(ctx, 'auditLog.read');
  const now = ctx.now();
  const asked = readAuditFilter(input);
  // Without an end the file would chase what happens while it is written.
  return pieces(ctx, { ...asked, to: asked.to && asked.to < now ? asked.to : now });
}

async function* pieces(ctx: Ctx, filter: AuditFilter): AsyncGenerator<string> {
  yield `\uFEFF${serialiseCsv([header])}`;
  let after: AuditEntry | null = null;
  do {
    const entries: AuditEntry[] = await readPiece(ctx, filter, after);
    if (entries.length > 0) yield serialiseCsv(entries.map(toRow));
    after = entries.length === entriesAtOnce ? (entries.at(-1) ?? null) : null;
  } while (after !== null);
}

/** Asks for each piece again: a download must not outlast the rights it was begun with. */
function readPiece(ctx: Ctx, filter: AuditFilter, after: AuditEntry | null): Promise<AuditEntry[]> {
  const { accountId } = requireMember(ctx);
  const workspaceId = ctx.workspace.id;
  return ctx.database.transaction(scopeOf(ctx), 'read only', async (db) => {
    const standing = await findStanding(db, workspaceId, accountId);
    if (!standing?.viewer.workspaceAdmin) throw new Forbidden('Only workspace admins can do this');
    return readEntries(db, { workspaceId, filter, after, limit: entriesAtOnce });
  });
}

function toRow(entry: AuditEntry): string[] {
  return [
    entry.createdAt.toISOString(),
    entry.type,
    entry.actorId ?? '',
    entry.actorName ?? '',
    entry.actorEmail ?? '',
    entry.apiTokenId ?? '',
    entry.apiTokenName ?? '',
    entry.objectId ?? '',
    ...[entry.payload, metadataOfEvent(entry), entry.before, entry.after].map((value) =>
      value === null ? '' : JSON.stringify(value),
    ),
  ];
}
