import { IconSettings } from '@tabler/icons-react';
import type { SettingsPlace } from '#web/kit/places/place.ts';

export const workspaceSettings: readonly SettingsPlace[] = [
  {
    route: 'settings',
    label: 'General',
    icon: IconSettings,
    group: 'Workspace',
    text: 'Name, sharing and search',
    words: 'workspace rename read-only sample index',
  },
];
