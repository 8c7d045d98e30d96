import { IconDatabase } from '@tabler/icons-react';
import type { SettingsPlace } from '#web/kit/places/place.ts';

export const storageSettings: readonly SettingsPlace[] = [
  {
    route: 'settingsStorage',
    label: 'Storage',
    icon: IconDatabase,
    group: 'Administration',
    text: 'What takes space, by kind and by file',
    words: 'disk space quota limit bytes largest files',
    action: 'upkeep.read',
  },
];
