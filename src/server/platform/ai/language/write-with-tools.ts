import { isStepCount, jsonSchema, Output, streamText, tool, type ToolSet } from 'ai';
import type { GenerationRequest } from './generation.ts';
import type { openModel } from './open-model.ts';
import type { ServicePart } from './service-part.ts';
import type { GenerationTool } from './tool.ts';

// The library would print what it thinks of a service to the console.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

const mostSteps = 6;
const mostToolCalls = 24;

/** Asks again with what the tools answered, until the service asks for no more of them. */
export async function* writeWithTools(
  model: ReturnType<typeof openModel>,
  request: GenerationRequest,
  signal: AbortSignal,
): AsyncGenerator<ServicePart, void> {
  const result = streamText({
    model,
    instructions: request.system,
    messages: request.messages.map(({ role, text }) => ({ role, content: text })),
    abortSignal: signal,
    maxRetries: 0,
    stopWhen: isStepCount(mostSteps),
    tools: toolsOf(request.tools ?? [], signal),
    // What went wrong comes as a part of the stream; the library would print it as well.
    onError: () => {},
    ...(request.maxOutputTokens !== undefined && { maxOutputTokens: request.maxOutputTokens }),
    ...(request.temperature !== undefined && { temperature: request.temperature }),
    ...(request.schema && { output: Output.object({ schema: jsonSchema(request.schema) }) }),
  });
  for await (const part of result.fullStream) {
    // The library says so itself, before the service has said anything.
    if (part.type === 'start' || part.type === 'start-step') continue;
    if (part.type === 'error') yield { kind: 'failed', error: part.error };
    else if (part.type === 'abort') yield { kind: 'failed', error: 'timeout' };
    else if (part.type === 'reasoning-delta') yield { kind: 'thinking', text: part.text };
    else if (part.type === 'tool-call') yield { kind: 'toolCall', name: part.toolName };
    else if (part.type === 'text-delta') yield { kind: 'text', text: part.text };
    else if (part.type === 'finish')
      yield { kind: 'finished', isBroken: part.finishReason === 'error', counted: part.totalUsage };
    else yield { kind: 'other' };
  }
}

function toolsOf(tools: readonly GenerationTool[], signal: AbortSignal): ToolSet {
  let calls = 0;
  return Object.fromEntries(
    tools.map((one) => [
      one.name,
      tool({
        description: one.description,
        inputSchema: jsonSchema(one.schema),
        execute: async (input: unknown) => {
          calls += 1;
          if (calls > mostToolCalls) throw new Error('No more tools may be used. Answer with what is known.');
          return one.call(input, signal);
        },
      }),
    ]),
  );
}
