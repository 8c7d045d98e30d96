import { jsonSchema } from 'ai';
import type { GenerationRequest, Message } from './generation.ts';
import type { openModel } from './open-model.ts';
import type { ServicePart } from './service-part.ts';

type Model = ReturnType<typeof openModel>;
type Call = Parameters<Model['doStream']>[0];
type StreamPart =
  Awaited<ReturnType<Model['doStream']>>['stream'] extends ReadableStream<infer P> ? P : never;

/**
 * A request without tools, as the provider gives it. The library's loop for tools takes more than half of the processor
 * time of a word, and hundreds of answers are written at once.
 */
export async function* writePlainly(
  model: Model,
  request: GenerationRequest,
  signal: AbortSignal,
): AsyncGenerator<ServicePart, void> {
  const { stream } = await model.doStream({
    prompt: [{ role: 'system', content: request.system }, ...request.messages.map(messageOf)],
    abortSignal: signal,
    ...(request.maxOutputTokens !== undefined && { maxOutputTokens: request.maxOutputTokens }),
    ...(request.temperature !== undefined && { temperature: request.temperature }),
    ...(request.schema && {
      responseFormat: { type: 'json', schema: await jsonSchema(request.schema).jsonSchema },
    }),
  });
  for await (const part of stream) yield servicePartOf(part);
}

function messageOf({ role, text }: Message): Call['prompt'][number] {
  return { role, content: [{ type: 'text', text }] };
}

function servicePartOf(part: StreamPart): ServicePart {
  if (part.type === 'text-delta') return { kind: 'text', text: part.delta };
  if (part.type === 'reasoning-delta') return { kind: 'thinking', text: part.delta };
  if (part.type === 'error') return { kind: 'failed', error: part.error };
  if (part.type !== 'finish') return { kind: 'other' };
  return {
    kind: 'finished',
    isBroken: part.finishReason.unified === 'error',
    counted: { inputTokens: part.usage.inputTokens.total, outputTokens: part.usage.outputTokens.total },
  };
}
