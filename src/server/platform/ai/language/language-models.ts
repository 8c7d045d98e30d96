import type { Ctx } from '#server/platform/context/context.ts';
import type { Env } from '#server/platform/env/env.ts';
import { hostEntry } from '#server/platform/outbound/allowed-hosts.ts';
import { openOutbound } from '#server/platform/outbound/outbound.ts';
import type { SealedBox } from '#server/platform/secrets/sealed-box.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { hideOutgoing } from './hide-outgoing.ts';
import { GenerationFailed, type GenerationEvent, type GenerationRequest, type Usage } from './generation.ts';
import { openModel, type ModelChoice } from './open-model.ts';
import { readChoice, type Chosen } from './read-choice.ts';
import { runAttempt } from './run-attempt.ts';
import { recordUse } from './usage.ts';
import { withRetries } from './with-retries.ts';

export type LanguageModels = {
  /** The installation's own choice, if it has one. */
  readonly installation: ModelChoice | undefined;
  /**
   * Writes for a workspace, as it comes. Throws GenerationFailed. Never inside a transaction: the embedded database
   * has one, and a model takes its time.
   */
  generate(ctx: Ctx, request: GenerationRequest): AsyncGenerator<GenerationEvent, void>;
  /** One short request to a choice that is not in use yet. */
  tryOut(ctx: Ctx, choice: Chosen, signal?: AbortSignal): Promise<Usage>;
  close(): void;
};

type Options = {
  readonly env: Pick<Env, 'generation' | 'allowedHosts'>;
  readonly box: SealedBox;
  readonly now: () => Date;
};

export function openLanguageModels({ env, box, now }: Options): LanguageModels {
  const installation = env.generation;
  const outside = openOutbound({ allowed: env.allowedHosts });
  const ours = openOutbound({
    allowed: [...env.allowedHosts, ...(installation?.url === undefined ? [] : [hostEntry(installation.url)])],
  });
  const breaker = createCircuitBreaker(now);

  async function* ask(
    ctx: Ctx,
    chosen: Chosen,
    request: GenerationRequest,
  ): AsyncGenerator<GenerationEvent, void> {
    const started = performance.now();
    const key = breakerKey(chosen, ctx.workspace.id);
    let outcome = 'cancelled';
    let usage: Usage = guess(request, 0);
    let characters = 0;
    if (!breaker.isClosed(key)) throw new GenerationFailed('down');
    try {
      const model = openModel(chosen, chosen.isInstallation ? ours : outside);
      for await (const event of withRetries(() => runAttempt(model, request), request.signal)) {
        if (event.kind === 'done') {
          usage = event.usage;
          outcome = 'done';
          yield { ...event, provider: chosen.provider, model: chosen.model };
        } else {
          if (event.kind !== 'toolCall') characters += event.text.length;
          yield event;
        }
      }
      breaker.succeeded(key);
    } catch (error) {
      if (error instanceof GenerationFailed) {
        outcome = error.fault;
        if (error.fault === 'down' || error.fault === 'slow') breaker.failed(key);
      }
      throw error;
    } finally {
      if (outcome !== 'done') usage = guess(request, characters);
      await recordUse(ctx, {
        request,
        choice: chosen,
        outcome,
        usage,
        ms: Math.round(performance.now() - started),
      });
    }
  }

  return {
    installation,
    async *generate(ctx, request) {
      const choice = await readChoice(ctx, { box, installation });
      yield* ask(ctx, choice, await hideOutgoing(ctx, request));
    },
    async tryOut(ctx, choice, signal) {
      const request: GenerationRequest = {
        purpose: 'test',
        about: [],
        system: 'You answer with one word.',
        messages: [{ role: 'user', text: 'Say hello.' }],
        maxOutputTokens: 64,
        timeouts: { firstMs: 15_000, totalMs: 20_000 },
        ...(signal && { signal }),
      };
      for await (const event of ask(ctx, choice, request)) if (event.kind === 'done') return event.usage;
      throw new GenerationFailed('broken');
    },
    close() {
      outside.close();
      ours.close();
    },
  };
}

/** A workspace's wrong address must not close the installation's service to the others. */
function breakerKey({ isInstallation, provider, url }: Chosen, workspaceId: string): string {
  return `${isInstallation ? '' : workspaceId} ${provider} ${url ?? ''}`;
}

function guess({ system, messages }: GenerationRequest, characters: number): Usage {
  const asked = system.length + messages.reduce((sum, { text }) => sum + text.length, 0);
  return { inputTokens: Math.ceil(asked / 4), outputTokens: Math.ceil(characters / 4), estimated: true };
}
