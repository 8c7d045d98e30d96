import type { AgentSettings } from '#domain/agents/agent.ts';
import { parseAgent } from '#domain/agents/parse-agent.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { requireFilter } from '#server/features/conversations/index.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';

/** What an agent is told to read and where it is told to write must be its owner's to read and write. */
export async function checkSettings(tx: TxCtx, input: AgentSettings): Promise<AgentSettings> {
  const settings = accept(parseAgent(input));
  const { filter, projectId, documentKind } = settings;
  if (filter) await requireFilter(tx, filter);
  if (documentKind === 'doc') allow(tx, 'doc.create');
  else if (projectId !== null)
    allow(tx, `${documentKind}.create`, await getAccessObject(tx, tx.db, { type: 'project', id: projectId }));
  return settings;
}

export function columnsOf({ filter, ...settings }: AgentSettings) {
  return {
    name: settings.name,
    prompt: settings.prompt,
    trigger: settings.trigger,
    cron: settings.cron,
    time_zone: settings.timeZone,
    event: settings.event,
    object_type: filter?.objectType ?? null,
    object_ids: [...new Set(filter?.objectIds)],
    tools: [...settings.tools],
    document_kind: settings.documentKind,
    project_id: settings.projectId,
    max_steps: settings.maxSteps,
    max_tokens: settings.maxTokens,
    runs_per_day: settings.runsPerDay,
  };
}
