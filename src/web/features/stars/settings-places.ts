import { IconTrash } from '@tabler/icons-react';
import type { SettingsPlace } from '#web/kit/places/place.ts';

export const starSettings: readonly SettingsPlace[] = [
  {
    route: 'settingsTrash',
    label: 'Trash',
    icon: IconTrash,
    group: 'Workspace',
    text: 'Restore deleted items',
    words: 'restore recover',
  },
];
