import { IconProgress } from '@tabler/icons-react';
import type { SettingsPlace } from '#web/kit/places/place.ts';

export const workSettings: readonly SettingsPlace[] = [
  {
    route: 'settingsWork',
    label: 'Background work',
    icon: IconProgress,
    group: 'Administration',
    text: 'What runs, waits and failed',
    words: 'jobs queue tasks retry cancel transcription progress',
    action: 'upkeep.read',
  },
];
