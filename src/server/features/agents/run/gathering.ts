import { sql } from 'kysely';
import { searchTextOf } from '#domain/ai/ask.ts';
import { isSeen, promptSources, type Source } from '#server/features/answering/index.ts';
import { findSources, inScope, type FoundSources } from '#server/features/conversations/index.ts';
import { readMaterial } from '#server/features/summaries/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import '#server/platform/search/tables.ts';
import { filterOf } from '../agent.ts';
import type { AgentWork } from './agent-work.ts';

const mostSources = 24;
const mostChannels = 50;
/** Pieces of a hundred sentences of one document. */
const mostPieces = 3;

/** What a run reads, within the scope of its agent and what its owner may see at each step. */
export type Gathering = {
  search(query: string): Promise<string>;
  /** The whole document that a source is from. */
  read(source: number): Promise<string>;
  themes(query: string): Promise<string>;
  readonly found: () => FoundSources;
  /** Grows with what is read. */
  readonly itemIds: string[];
};

export const noStepsLeft = 'No steps are left. Finish with what you have.';

export function openGathering({ agent, models, signal, log, asOwner }: AgentWork): Gathering {
  const filter = filterOf(agent);
  const sources: Source[] = [];
  const itemIds: string[] = [];
  let vector: Float32Array | undefined;
  let isAnswerable = false;
  let steps = 0;

  function keep(more: readonly Source[]): Source[] {
    return more.flatMap((source) => {
      const known = sources.find(
        ({ itemId, start, end }) => itemId === source.itemId && start === source.start && end === source.end,
      );
      if (known) return [known];
      if (sources.length >= mostSources) return [];
      const kept = { ...source, number: sources.length + 1 };
      sources.push(kept);
      itemIds.push(kept.parentId ?? kept.itemId);
      return [kept];
    });
  }

  async function step(
    tool: 'search' | 'read' | 'themes',
    input: string,
    look: (ctx: Ctx) => Promise<readonly Source[]>,
  ): Promise<string> {
    signal.throwIfAborted();
    if (!agent.tools.includes(tool)) {
      await log.add({ tool, outcome: 'refused', input, detail: 'This tool is not allowed.' });
      return 'This tool is not allowed.';
    }
    if (steps >= agent.maxSteps) return noStepsLeft;
    steps += 1;
    const ctx = await asOwner();
    try {
      const kept = keep(await look(ctx));
      // In the embedded database an open read would keep the step from being stored.
      await ctx.reads.end();
      const detail = kept.length === 1 ? '1 passage' : `${kept.length} passages`;
      await log.add({ tool, outcome: 'done', input, detail, itemIds: kept.map(({ itemId }) => itemId) });
      return kept.length === 0 ? 'Nothing was found.' : promptSources(kept);
    } finally {
      await ctx.reads.end();
    }
  }

  async function lookFor(ctx: Ctx, question: string, scope: typeof filter): Promise<readonly Source[]> {
    const found = await findSources(ctx, models, { question, filter: scope });
    vector ??= found.vector;
    isAnswerable ||= found.isAnswerable;
    return found.sources;
  }

  return {
    itemIds,
    found: () => ({ sources, vector, isAnswerable }),
    search: (query) => step('search', query, (ctx) => lookFor(ctx, searchTextOf(query), filter)),
    themes: (query) =>
      step('themes', query, async (ctx) => {
        const channelIds = await findChannels(ctx, filter);
        if (channelIds.length === 0) return [];
        return lookFor(ctx, searchTextOf(query), { objectType: 'Channel', objectIds: channelIds });
      }),
    read: (number) => {
      const source = sources.find((one) => one.number === number);
      return step('read', source?.title ?? '', async (ctx) => {
        const subject = source && (await findDocument(ctx, filter, source));
        if (!subject) return [];
        return (await readMaterial(ctx, { ...subject, highlightIds: [] })).sources.slice(0, mostPieces);
      });
    },
  };
}

async function findChannels(ctx: Ctx, filter: ReturnType<typeof filterOf>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id from search_items i where i.workspace_id = ${ctx.workspace.id} and i.type = 'CHANNEL'
      and ${isSeen(ctx)} and ${inScope(filter)}
    order by i.updated_at desc, i.id limit ${mostChannels}`.execute(await ctx.reads.db());
  return rows.map(({ id }) => id);
}

async function findDocument(
  ctx: Ctx,
  filter: ReturnType<typeof filterOf>,
  { type, itemId, parentId }: Source,
): Promise<{ objectType: 'note' | 'insight'; objectId: string } | undefined> {
  const id = type === 'highlight' ? parentId : itemId;
  if (id === null) return undefined;
  const { rows } = await sql<{ type: string }>`
    select i.type from search_items i where i.workspace_id = ${ctx.workspace.id} and i.id = ${id}
      and i.type in ('NOTE', 'INSIGHT') and ${isSeen(ctx)} and ${inScope(filter)}`.execute(
    await ctx.reads.db(),
  );
  const found = rows[0];
  return found && { objectType: found.type === 'NOTE' ? 'note' : 'insight', objectId: id };
}
