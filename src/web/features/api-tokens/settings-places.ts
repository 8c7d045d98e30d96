import { IconKey } from '@tabler/icons-react';
import type { SettingsPlace } from '#web/kit/places/place.ts';

export const apiTokenSettings: readonly SettingsPlace[] = [
  {
    route: 'settingsSecurity',
    label: 'API tokens',
    icon: IconKey,
    group: 'Security',
    text: 'Keys for programs that use Hark',
    words: 'security scopes assistants mcp',
    action: 'apiToken.list',
  },
];
