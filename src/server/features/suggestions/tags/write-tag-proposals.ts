import { sql } from 'kysely';
import { aiUserId } from '#domain/ai/ai-user.ts';
import { isSureTag } from '#domain/ai/suggestions.ts';
import { holdUsableTags, putTags, type ObjectRef } from '#server/features/highlights/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import type { TagProposal } from './propose-tags.ts';
import '../tables.ts';

export type ProposedFor = {
  readonly highlightId: string;
  readonly textHash: string;
  readonly proposals: readonly TagProposal[];
};

type Written = { readonly proposed: number; readonly applied: number };
type Where = { readonly object: ObjectRef; readonly projectId: string; readonly applies: boolean };

/**
 * Keeps proposals for review. With `applies`, the surest tag of a highlight is put on at once, in the name of AI. What
 * somebody tagged, edited or deleted meanwhile is left alone, and a pair that was reviewed before stays as it is.
 */
export async function writeTagProposals(
  tx: TxCtx,
  { object, projectId, applies }: Where,
  found: readonly ProposedFor[],
): Promise<Written> {
  const wanted = found.flatMap(({ highlightId, textHash, proposals }) =>
    proposals.map((proposal, at) => ({ highlightId, textHash, at, ...proposal })),
  );
  const usable = await holdUsableTags(tx, projectId, [...new Set(wanted.map(({ tagId }) => tagId))]);
  const rows = wanted
    .filter(({ tagId }) => usable.has(tagId))
    .map(({ at, ...row }) => ({ ...row, id: tx.newId(), applies: applies && at === 0 && isSure(row) }));
  await holdHighlights(tx, found);
  const { rows: made } = await sql<{ id: string; highlightId: string; tagId: string; applies: boolean }>`
    insert into tag_suggestions (workspace_id, id, object_id, highlight_id, tag_id, score, basis, example_id, model,
      text_hash, created_at, review, reviewed_at, reviewed_by)
    select h.workspace_id, p.id, h.object_id, h.id, p."tagId", p.score, p.basis, p."exampleId", p.model, p."textHash",
      ${tx.now()}::timestamptz, case when p.applies then 'Accepted' end,
      case when p.applies then ${tx.now()}::timestamptz end, case when p.applies then ${aiUserId}::uuid end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (
      id uuid, "highlightId" uuid, "tagId" uuid, score real, basis text, "exampleId" uuid, model text,
      "textHash" text, applies boolean)
    join highlights h on h.workspace_id = ${tx.workspace.id} and h.id = p."highlightId"
      and h.object_id = ${object.id} and not h.hidden and not h.tagged and md5(h.text) = p."textHash"
    order by h.id, p.score desc
    on conflict (workspace_id, highlight_id, tag_id) do nothing
    returning id, highlight_id as "highlightId", tag_id as "tagId", review is not null as applies`.execute(
    tx.db,
  );
  const pairs = made.filter((row) => row.applies);
  if (pairs.length > 0) await putTags(tx, { pairs, addedBy: aiUserId });
  if (made.length > 0)
    await tx.record({
      type: 'suggestion.created',
      payload: { suggestionIds: made.map(({ id }) => id), objectId: object.id },
      objectId: null,
    });
  return { proposed: made.length - pairs.length, applied: pairs.length };
}

/** A name alone is never sure, and what a model alone says neither. */
function isSure(proposal: TagProposal): boolean {
  return proposal.basis === 'examples' && isSureTag(proposal);
}

async function holdHighlights(tx: TxCtx, found: readonly ProposedFor[]): Promise<void> {
  await tx.db
    .selectFrom('highlights')
    .select('id')
    .where('workspace_id', '=', tx.workspace.id)
    .where(
      isAmong(
        'id',
        found.map(({ highlightId }) => highlightId),
      ),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}
