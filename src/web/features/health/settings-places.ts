import { IconHeartbeat } from '@tabler/icons-react';
import type { SettingsPlace } from '#web/kit/places/place.ts';

export const healthSettings: readonly SettingsPlace[] = [
  {
    route: 'settingsHealth',
    label: 'Health',
    icon: IconHeartbeat,
    group: 'Administration',
    text: 'What works, and the last backup',
    words: 'status database backups monitoring latency',
    action: 'upkeep.read',
  },
];
