import { createAmazonBedrock } from '@ai-sdk/amazon-bedrock';
import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai';
import type { ModelProvider } from '#domain/ai/model-providers.ts';
import type { Outbound } from '#server/platform/outbound/outbound.ts';

export type ModelChoice = {
  readonly provider: ModelProvider;
  readonly model: string;
  readonly url: string | undefined;
  readonly region: string | undefined;
  readonly key: string | undefined;
};

type Wrapped = ReturnType<typeof wrapLanguageModel>;
type Raw = Parameters<typeof wrapLanguageModel>[0]['model'];

const mostBytes = 16 * 1024 ** 2;
const longestMs = 600_000;

/** The model of a choice. Its requests leave through our client alone. */
export function openModel(choice: ModelChoice, outbound: Outbound): Wrapped {
  const send: typeof globalThis.fetch = (input, init) =>
    outbound.fetch(input instanceof Request ? input.url : input, {
      ...init,
      redirect: 'error',
      maxBytes: mostBytes,
      timeoutMs: longestMs,
    });
  return wrapLanguageModel({
    model: openers[choice.provider](choice, send),
    // Models that think aloud put it into their answer.
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  });
}

const openers: Record<ModelProvider, (choice: ModelChoice, send: typeof globalThis.fetch) => Raw> = {
  openai: (choice, send) =>
    compatible({ ...choice, url: choice.url ?? 'https://api.openai.com/v1' }, send, true),
  ollama: (choice, send) => compatible(choice, send),
  compatible: (choice, send) => compatible(choice, send),
  anthropic: ({ key = '', url, model }, send) =>
    createAnthropic({ apiKey: key, fetch: send, ...(url !== undefined && { baseURL: url }) })(model),
  google: ({ key = '', url, model }, send) =>
    createGoogle({ apiKey: key, fetch: send, ...(url !== undefined && { baseURL: url }) })(model),
  bedrock: ({ key = '', region = '', url, model }, send) =>
    createAmazonBedrock({
      region,
      ...bedrockKey(key),
      fetch: send,
      ...(url !== undefined && { baseURL: url }),
    })(model),
};

function compatible(
  { url = '', key, model }: ModelChoice,
  send: typeof globalThis.fetch,
  supportsStructuredOutputs = false,
): Raw {
  const baseURL = url.replace(/\/+$/, '');
  return createOpenAICompatible({
    name: 'service',
    baseURL,
    fetch: send,
    includeUsage: true,
    supportsStructuredOutputs,
    ...(key !== undefined && { apiKey: key }),
  })(model);
}

/** An API key of Bedrock, or `access key id:secret access key`. */
function bedrockKey(key: string): { apiKey: string } | { accessKeyId: string; secretAccessKey: string } {
  const at = key.indexOf(':');
  if (!/^A[A-Z0-9]{15,}:/.test(key)) return { apiKey: key };
  return { accessKeyId: key.slice(0, at), secretAccessKey: key.slice(at + 1) };
}
