import { agentLimits, type AgentSettings } from '#domain/agents/agent.ts';
import { docLoader } from '#server/features/docs/index.ts';
import { insightLoader } from '#server/features/insights/index.ts';
import { noteLoader } from '#server/features/notes/index.ts';
import { memberLoader } from '#server/kernel/members/index.ts';
import { projectLoader } from '#server/kernel/projects/index.ts';
import { viewerOf } from '#server/platform/context/require-member.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { limitUses } from '#server/platform/graphql/limit-uses.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import type { AgentInput } from '#server/platform/graphql/wire.gen.ts';
import type { AgentsResolvers } from './agents.gen.ts';
import { cancelRun } from './cancel-run.ts';
import { createAgent } from './create-agent.ts';
import { deleteAgent } from './delete-agent.ts';
import type { RunQueue } from './insert-run.ts';
import { shownRunLoader } from './loaders.ts';
import { pauseAgent } from './pause-agent.ts';
import { findAgent, findRun, listAgents, listRuns, readSteps } from './queries.ts';
import { requestRun } from './request-run.ts';
import { updateAgent } from './update-agent.ts';
import { documents, engines, events, outcomes, runStates, stepTools, tools, triggers } from './wire.ts';

export function agentsSchema(queue: RunQueue): SchemaPart<AgentsResolvers> {
  return {
    sdl: new URL('./agents.graphql', import.meta.url),
    resolvers: {
      Query: {
        agent: async (_root, { id }, ctx) => (await findAgent(ctx, readId(id))) ?? null,
        agents: (_root, { others, ...args }, ctx) => listAgents(ctx, { ...args, others: others === true }),
        agentRun: async (_root, { id }, ctx) => (await findRun(ctx, readId(id))) ?? null,
      },
      Mutation: {
        createAgent: (_root, { input }, ctx) => createAgent(ctx, readSettings(input)),
        updateAgent: (_root, { id, input }, ctx) => updateAgent(ctx, readId(id), readSettings(input)),
        pauseAgent: (_root, { id, paused }, ctx) => pauseAgent(ctx, readId(id), paused),
        deleteAgent: async (_root, { id }, ctx) => {
          await deleteAgent(ctx, readId(id));
          return true;
        },
        runAgent: (_root, { id, dryRun, requestKey }, ctx) =>
          requestRun(ctx, queue, { agentId: readId(id), dryRun, requestKey }),
        cancelAgentRun: (_root, { id }, ctx) => cancelRun(ctx, readId(id)),
      },
      Agent: {
        trigger: ({ trigger }) => triggers.write(trigger),
        event: ({ event }) => (event === null ? null : events.write(event)),
        objectIds: ({ objectIds }) => [...objectIds],
        tools: (agent) => agent.tools.map(tools.write),
        documentKind: ({ documentKind }) => documents.write(documentKind),
        project: async ({ projectId }, _args, ctx) =>
          projectId === null ? null : ((await projectLoader(ctx).load(projectId)) ?? null),
        isMine: ({ ownerId }, _args, ctx) => ownerId === viewerOf(ctx)?.id,
        owner: ({ ownerId }, _args, ctx) => memberLoader(ctx).load(ownerId),
        runs: ({ id }, args, ctx) => {
          limitUses(ctx, 'lists of runs', 5);
          return listRuns(ctx, id, args);
        },
      },
      AgentRun: {
        agent: async ({ agentId }, _args, ctx) => (await findAgent(ctx, agentId)) ?? null,
        trigger: ({ trigger }) => triggers.write(trigger),
        state: ({ state }) => runStates.write(state),
        engine: ({ engine }) => (engine === null ? null : engines.write(engine)),
        steps: ({ id }, _args, ctx) => {
          limitUses(ctx, 'logs of runs', 20);
          return readSteps(ctx, id);
        },
        sentences: async ({ id }, _args, ctx) => [...(await shownRunLoader(ctx).load(id)).sentences],
        document: async ({ documentId, documentKind }, _args, ctx) => {
          if (documentId === null || documentKind === null) return null;
          const kind = documents.write(documentKind);
          if (documentKind === 'doc') {
            const doc = await docLoader(ctx).load(documentId);
            return doc && { id: doc.id, kind, title: doc.title, projectId: null };
          }
          const loader = documentKind === 'note' ? noteLoader : insightLoader;
          const made = await loader(ctx).load(documentId);
          return made
            ? {
                id: made.id,
                kind,
                title: made.title,
                projectId: made.projectId,
              }
            : null;
        },
      },
      AgentStep: {
        tool: ({ tool }) => stepTools.write(tool),
        outcome: ({ outcome }) => outcomes.write(outcome),
        items: ({ items }) => [...items],
      },
    },
  };
}

function readSettings(input: AgentInput): AgentSettings {
  return {
    name: input.name,
    prompt: input.prompt,
    trigger: triggers.read(input.trigger),
    cron: input.cron ?? null,
    timeZone: input.timeZone ?? null,
    event: input.event == null ? null : events.read(input.event),
    filter: input.filter
      ? { objectType: input.filter.objectType, objectIds: input.filter.objectIds.map(readId) }
      : null,
    tools: input.tools.map(tools.read),
    documentKind: input.documentKind == null ? 'insight' : documents.read(input.documentKind),
    projectId: input.projectId == null ? null : readId(input.projectId),
    maxSteps: input.maxSteps ?? agentLimits.maxSteps.usual,
    maxTokens: input.maxTokens ?? agentLimits.maxTokens.usual,
    runsPerDay: input.runsPerDay ?? agentLimits.runsPerDay.usual,
  };
}
