import { hidePatterns } from '#engines/personal-data/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { readHiddenKinds } from '../modes/personal-kinds.ts';
import type { GenerationRequest } from './generation.ts';

/** Numbers and addresses of people never reach a service, also where nobody has reviewed the text they are in. */
export async function hideOutgoing(ctx: Ctx, request: GenerationRequest): Promise<GenerationRequest> {
  const kinds = await ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
    readHiddenKinds(db, ctx.workspace.id),
  );
  if (kinds.size === 0) return request;
  return {
    ...request,
    messages: request.messages.map((message) => ({ ...message, text: hidePatterns(message.text, kinds) })),
    ...(request.tools && {
      tools: request.tools.map((tool) => ({
        ...tool,
        call: async (input: unknown, signal: AbortSignal) => hideIn(await tool.call(input, signal), kinds),
      })),
    }),
  };
}

/** What a tool answers is read by the service as well. */
function hideIn(value: unknown, kinds: Parameters<typeof hidePatterns>[1]): unknown {
  if (typeof value === 'string') return hidePatterns(value, kinds);
  if (Array.isArray(value)) return value.map((one: unknown) => hideIn(one, kinds));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, hideIn(one, kinds)]));
}
