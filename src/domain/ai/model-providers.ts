import { isOneLine } from '#domain/text/is-one-line.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

/** Who can generate text for a workspace. Ollama and most others speak OpenAI's protocol at an address of their own. */
export const modelProviders = ['openai', 'anthropic', 'google', 'bedrock', 'ollama', 'compatible'] as const;
export type ModelProvider = (typeof modelProviders)[number];

export function isModelProvider(text: string): text is ModelProvider {
  return modelProviders.some((provider) => provider === text);
}

export const modelProviderNames: Record<ModelProvider, string> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google Gemini',
  bedrock: 'Amazon Bedrock',
  ollama: 'Ollama',
  compatible: 'OpenAI-compatible service',
};

type Needs = { readonly key: boolean; readonly url: boolean; readonly region: boolean };
const needs: Record<ModelProvider, Needs> = {
  openai: { key: true, url: false, region: false },
  anthropic: { key: true, url: false, region: false },
  google: { key: true, url: false, region: false },
  bedrock: { key: true, url: false, region: true },
  ollama: { key: false, url: true, region: false },
  compatible: { key: false, url: true, region: false },
};

export function needsOf(provider: ModelProvider): Needs {
  return needs[provider];
}

export const modelLimits = {
  model: 200,
  url: 500,
  region: 40,
  key: 4000,
  monthlyTokens: 1_000_000_000_000,
} as const;

export type ModelChoiceDraft = {
  readonly provider: ModelProvider;
  readonly model: string;
  readonly url: string | null;
  readonly region: string | null;
};

/** What an admin chose, or the sentence that says what is missing. */
export function parseModelChoice(draft: ModelChoiceDraft, hasKey: boolean): Parsed<ModelChoiceDraft> {
  const { provider } = draft;
  const model = draft.model.trim();
  const url = draft.url?.trim() || null;
  const region = draft.region?.trim() || null;
  const need = needs[provider];
  if (![model, url ?? '', region ?? ''].every(isOneLine))
    return refused('Use letters, digits and signs only');
  if (model === '') return refused('Enter the name of a model');
  if (model.length > modelLimits.model) return refused('The name of the model is too long');
  if (need.url && url === null) return refused('Enter the address of the service');
  if (url !== null && !/^https?:\/\/[^\s]{1,480}$/.test(url))
    return refused('The address must start with https:// or http://');
  if (need.region && !/^[a-z]{2}(-[a-z]+)+-\d$/.test(region ?? ''))
    return refused('Enter a region, such as us-east-1');
  if (need.key && !hasKey) return refused('Enter the key of the service');
  return accepted({ provider, model, url, region: need.region ? region : null });
}

export function parseMonthlyTokens(value: number | null): Parsed<number | null> {
  if (value === null) return accepted(null);
  return Number.isSafeInteger(value) && value >= 0 && value <= modelLimits.monthlyTokens
    ? accepted(value)
    : refused('The budget must be a whole number of tokens');
}
