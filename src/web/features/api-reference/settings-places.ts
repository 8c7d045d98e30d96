import { IconApi } from '@tabler/icons-react';
import type { SettingsPlace } from '#web/kit/places/place.ts';

export const apiReferenceSettings: readonly SettingsPlace[] = [
  {
    route: 'settingsApi',
    label: 'API reference',
    icon: IconApi,
    group: 'Administration',
    text: 'Every operation, with examples to run',
    words: 'graphql schema developer openapi rest',
  },
];
