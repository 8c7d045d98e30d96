import { atLeastRole, admins } from '#domain/access/rule.ts';
import { route } from '#domain/routes/route.ts';
import { defineThing, event } from '#domain/things/thing.ts';

const own = { author: 'only' } as const;
type Named = { agentId: string };
type OfRun = Named & { runId: string };

/** What works for a person while they do something else. It is its owner's, and does nothing that they may not. */
export const agentsThing = defineThing({
  hearers: { agent: 'member' },
  routes: {
    newAgent: route('/agents/new'),
    agent: route('/agents/{agentId}'),
    editAgent: route('/agents/{agentId}/edit'),
    agentRun: route('/agents/{agentId}/runs/{runId}'),
  },
  actions: {
    'agent.create': atLeastRole('CONTRIBUTOR'),
    'agent.update': atLeastRole('CONTRIBUTOR', own),
    'agent.run': atLeastRole('CONTRIBUTOR', own),
    'agent.pause': atLeastRole('VIEWER', own),
    'agent.delete': atLeastRole('VIEWER', own),
    'agent.manageAll': admins(),
  },
  events: {
    'agent.created': event<Named>(),
    'agent.updated': event<Named & { changed: readonly string[] }>(),
    'agent.paused': event<Named>(),
    'agent.resumed': event<Named>(),
    'agent.deleted': event<Named>(),
    'agent.runRequested': event<OfRun & { dryRun: boolean }>(),
    /** `documentId`: what it made. `tells`: its owner wants to hear of it. */
    'agent.ran': event<OfRun & { state: string; documentId: string | null; tells: boolean }>(),
    'agent.runCancelled': event<OfRun>(),
  },
  textLimits: {
    agentName: { name: 'Name', max: 100, min: 1 },
    agentPrompt: { name: 'Prompt', max: 10_000, min: 1 },
  },
  countLimits: {
    agentsPerMember: { holder: 'A member', things: 'agents', max: 50 },
  },
});
