import { IconForms } from '@tabler/icons-react';
import type { SettingsPlace } from '#web/kit/places/place.ts';

export const fieldSettings: readonly SettingsPlace[] = [
  {
    route: 'settingsFields',
    label: 'Fields',
    icon: IconForms,
    group: 'Research',
    text: 'Facts on notes, insights and projects',
    words: 'properties columns options',
    pages: ['settingsProjectFields', 'settingsProjectInsightFields', 'settingsProjectNoteFields'],
  },
];
