import { explainFault } from './explain-fault.ts';
import { GenerationFailed, type GenerationEvent, type GenerationRequest, type Usage } from './generation.ts';
import type { openModel } from './open-model.ts';
import type { CountedTokens } from './service-part.ts';
import { watchTime } from './watch-time.ts';
import { writePlainly } from './write-plainly.ts';
import { writeWithTools } from './write-with-tools.ts';

const usualCharacters = 16_000;

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
  const fail = (fault: unknown): GenerationFailed =>
    explainFault(watch.isExpired() ? 'timeout' : fault, {
      isCancelled: request.signal?.aborted ?? false,
      isPartial: characters > 0,
    });
  const write = request.tools && request.tools.length > 0 ? writeWithTools : writePlainly;
  try {
    for await (const part of write(model, request, signal)) {
      watch.heard();
      if (part.kind === 'failed') throw fail(part.error);
      if (part.kind === 'finished') {
        if (part.isBroken) throw fail('broken');
        const usage = usageOf(part.counted, request, characters);
        yield { kind: 'done', provider: model.provider, model: model.modelId, usage };
      } else if (part.kind === 'text' && part.text !== '') {
        characters += part.text.length;
        if (characters > most) throw new GenerationFailed('endless', { isPartial: true });
        yield { kind: 'text', text: part.text };
      } else if (part.kind === 'thinking') yield { kind: 'thinking', text: part.text };
      else if (part.kind === 'toolCall') yield part;
    }
  } catch (error) {
    throw error instanceof GenerationFailed ? error : fail(error);
  } finally {
    watch.end();
    // Who stops reading stops the service too.
    stop.abort();
  }
}

/** Some services count nothing; four characters are about one token. */
function usageOf(
  { inputTokens, outputTokens }: CountedTokens,
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
