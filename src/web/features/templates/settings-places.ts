import { IconTemplate } from '@tabler/icons-react';
import type { SettingsPlace } from '#web/kit/places/place.ts';

export const templateSettings: readonly SettingsPlace[] = [
  {
    route: 'settingsTemplates',
    label: 'Templates',
    icon: IconTemplate,
    group: 'Research',
    text: 'Projects, notes and insights to start from',
    words: 'template set up start project note insight',
    action: 'template.use',
  },
];
