import type { Ctx } from '#server/platform/context/context.ts';
import type { Outbound } from '#server/platform/outbound/outbound.ts';
import { createCircuitBreaker } from '../language/circuit-breaker.ts';
import { GenerationFailed, type GenerationRequest, type Usage } from '../language/generation.ts';
import { hideOutgoing } from '../language/hide-outgoing.ts';
import { requireGeneration } from '../language/require-generation.ts';
import { recordUse } from '../language/usage.ts';
import { withRetries } from '../language/with-retries.ts';
import { requestSpeech, type SoundPart, type SpeechService } from './request-speech.ts';
import type { Speaker, SpeechRequest } from './speaker.ts';

type Ports = { readonly outbound: Outbound; readonly now: () => Date };

export function createCompatibleSpeaker(service: SpeechService, { outbound, now }: Ports): Speaker {
  const { model, url, key } = service;
  const choice = { provider: 'compatible', model, url, key, region: undefined } as const;
  const breaker = createCircuitBreaker(now);

  async function* ask(
    ctx: Ctx,
    request: GenerationRequest,
    signal: AbortSignal,
  ): AsyncGenerator<SoundPart, void> {
    const started = performance.now();
    const text = request.messages.map((message) => message.text).join('');
    let outcome = 'cancelled';
    let isHeard = false;
    if (!breaker.isClosed(url)) throw new GenerationFailed('down');
    try {
      for await (const part of withRetries(
        () => requestSpeech({ service, outbound }, text, signal),
        signal,
      )) {
        isHeard = true;
        yield part;
      }
      outcome = 'done';
      breaker.succeeded(url);
    } catch (error) {
      if (error instanceof GenerationFailed) {
        outcome = error.fault;
        if (error.fault === 'down' || error.fault === 'slow') breaker.failed(url);
      }
      throw error;
    } finally {
      const ms = Math.round(performance.now() - started);
      await recordUse(ctx, { request, choice, outcome, usage: usageOf(text, isHeard), ms });
    }
  }

  return {
    async isOnFor(ctx) {
      try {
        await requireOn(ctx);
        return true;
      } catch (error) {
        if (error instanceof GenerationFailed) return false;
        throw error;
      }
    },
    async speak(ctx, { text, about, signal }) {
      await requireOn(ctx);
      const parts = ask(ctx, await hideOutgoing(ctx, asGeneration(text, about)), signal);
      const first = await parts.next();
      if (first.done) throw new GenerationFailed('broken');
      return { type: first.value.type, audio: fromFirst(first.value, parts) };
    },
    close: () => outbound.close(),
  };
}

async function requireOn(ctx: Ctx): Promise<void> {
  // The embedded database has one session: an open read would wait for itself.
  await ctx.reads.end();
  await ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
    requireGeneration(ctx, db),
  );
}

/** What hides personal data and keeps provenance knows requests of this form. */
function asGeneration(text: SpeechRequest['text'], about: SpeechRequest['about']): GenerationRequest {
  return { purpose: 'speech', about, system: '', messages: [{ role: 'user', text }] };
}

/** Services don't count. One second of sound is about twenty tokens, and fifteen letters are said in it. */
function usageOf(text: string, isHeard: boolean): Usage {
  return {
    inputTokens: Math.ceil(text.length / 4),
    outputTokens: isHeard ? text.length : 0,
    estimated: true,
  };
}

/** Not a generator: one that is let go before its first part would not end what it reads. */
function fromFirst(first: SoundPart, rest: AsyncGenerator<SoundPart, void>): AsyncIterable<Uint8Array> {
  let held: SoundPart | undefined = first;
  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        const kept = held;
        held = undefined;
        if (kept) return { done: false, value: kept.bytes };
        const part = await rest.next();
        return part.done ? { done: true, value: undefined } : { done: false, value: part.value.bytes };
      },
      async return() {
        await rest.return();
        return { done: true, value: undefined };
      },
    }),
  };
}
