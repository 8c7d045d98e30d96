import type { ModelChoice } from './open-model.ts';

/** The machine that requests to this choice go to. */
export function hostOf({ provider, url, region }: Pick<ModelChoice, 'provider' | 'url' | 'region'>): string {
  if (url !== undefined && URL.canParse(url)) return new URL(url).host;
  if (provider === 'bedrock') return `bedrock-runtime.${region ?? 'us-east-1'}.amazonaws.com`;
  return usualHosts[provider];
}

const usualHosts = {
  openai: 'api.openai.com',
  anthropic: 'api.anthropic.com',
  google: 'generativelanguage.googleapis.com',
  ollama: 'localhost:11434',
  compatible: '',
} as const;
