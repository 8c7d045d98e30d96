import { isStepCount, jsonSchema, Output, streamText, tool, type ToolSet } from 'ai';
import { explainFault } from './explain-fault.ts';
import { GenerationFailed, type GenerationEvent, type GenerationRequest, type Usage } from './generation.ts';
import type { openModel } from './open-model.ts';
import type { GenerationTool } from './tool.ts';
import { watchTime } from './watch-time.ts';

// The library would print what it thinks of a service to the console.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

const usualCharacters = 16_000;
const mostSteps = 6;
const mostToolCalls = 24;

/** One request to a service and the tools it asks for. Throws GenerationFailed. */
export async function* runAttempt(
  model: ReturnType<typeof openModel>,
  request: GenerationRequest,
): AsyncGenerator<GenerationEvent, void> {
  const stop = new AbortController();
  const signal = request.signal ? AbortSignal.any([request.signal, stop.signal]) : stop.signal;
  const watch = watchTime(request.timeouts, () => stop.abort());
  const most = request.maxCharacters ?? usualCharacters;
  let characters = 0;
  const fail = (fault: Parameters<typeof explainFault>[0]): GenerationFailed =>
    explainFault(watch.isExpired() ? 'timeout' : fault, {
      isCancelled: request.signal?.aborted ?? false,
      isPartial: characters > 0,
    });
  try {
    const result = streamText({
      model,
      instructions: request.system,
      messages: request.messages.map(({ role, text }) => ({ role, content: text })),
      abortSignal: signal,
      maxRetries: 0,
      stopWhen: isStepCount(mostSteps),
      // What went wrong comes as a part of the stream; the library would print it as well.
      onError: () => {},
      ...(request.maxOutputTokens !== undefined && { maxOutputTokens: request.maxOutputTokens }),
      ...(request.temperature !== undefined && { temperature: request.temperature }),
      ...(request.tools && { tools: toolsOf(request.tools, signal) }),
      ...(request.schema && { output: Output.object({ schema: jsonSchema(request.schema) }) }),
    });
    for await (const part of result.fullStream) {
      if (part.type !== 'start' && part.type !== 'start-step') watch.heard();
      if (part.type === 'error') throw fail(part.error);
      if (part.type === 'abort') throw fail('timeout');
      if (part.type === 'reasoning-delta') yield { kind: 'thinking', text: part.text };
      else if (part.type === 'tool-call') yield { kind: 'toolCall', name: part.toolName };
      else if (part.type === 'text-delta' && part.text !== '') {
        characters += part.text.length;
        if (characters > most) throw new GenerationFailed('endless', { isPartial: true });
        yield { kind: 'text', text: part.text };
      } else if (part.type === 'finish') {
        if (part.finishReason === 'error') throw fail('broken');
        const usage = usageOf(part.totalUsage, request, characters);
        yield { kind: 'done', provider: model.provider, model: model.modelId, usage };
      }
    }
  } catch (error) {
    throw error instanceof GenerationFailed ? error : fail(error);
  } finally {
    watch.end();
    // Who stops reading stops the service too.
    stop.abort();
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

type Counted = { inputTokens: number | undefined; outputTokens: number | undefined };

/** Some services count nothing; four characters are about one token. */
function usageOf(
  { inputTokens, outputTokens }: Counted,
  request: GenerationRequest,
  characters: number,
): Usage {
  const asked = request.system.length + request.messages.reduce((sum, { text }) => sum + text.length, 0);
  return {
    inputTokens: inputTokens ?? Math.ceil(asked / 4),
    outputTokens: outputTokens ?? Math.ceil(characters / 4),
    estimated: inputTokens === undefined || outputTokens === undefined,
  };
}
