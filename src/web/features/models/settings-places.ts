import { IconSparkles } from '@tabler/icons-react';
import type { SettingsPlace } from '#web/kit/places/place.ts';

export const modelSettings: readonly SettingsPlace[] = [
  {
    route: 'settingsModels',
    label: 'AI models',
    icon: IconSparkles,
    group: 'Workspace',
    text: 'Which model writes, its key and its budget',
    words: 'openai anthropic google bedrock ollama llm key tokens generation',
    action: 'security.manage',
  },
];
