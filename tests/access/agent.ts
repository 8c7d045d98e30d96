import { newId } from '#server/platform/context/new-id.ts';
import type { Kit } from './kit.ts';

export type MadeAgent = { readonly agentId: string; readonly runId: string; readonly requestKey: string };

/** An agent whose only run has ended. Asked for again with its key, nothing is started. */
export async function addAgent(kit: Kit, by: string | undefined): Promise<MadeAgent> {
  const [agentId, runId, now] = [newId(), newId(), new Date()];
  await kit.row('agents', {
    id: agentId,
    name: 'Matrix',
    prompt: 'Why?',
    trigger: 'manual',
    tools: ['search'],
    document_kind: 'insight',
    max_steps: 6,
    max_tokens: 50_000,
    runs_per_day: 10,
    created_by: by ?? kit.ownerId,
    created_at: now,
    updated_at: now,
  });
  await kit.row('agent_runs', {
    id: runId,
    agent_id: agentId,
    dry: true,
    trigger: 'manual',
    state: 'done',
    prompt: 'Why?',
    request_key: runId,
    created_at: now,
    finished_at: now,
  });
  return { agentId, runId, requestKey: runId };
}
