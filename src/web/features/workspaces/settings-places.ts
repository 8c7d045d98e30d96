import { IconSettings } from '@tabler/icons-react';
import type { SettingsPlace } from '#web/kit/places/place.ts';

export const workspaceSettings: readonly SettingsPlace[] = [
  {
    route: 'settingsGeneral',
    pages: ['settings'],
    label: 'General',
    icon: IconSettings,
    group: 'Workspace',
    text: 'Name, address, branding and sharing',
    words: 'workspace rename address subdomain logo color branding delete read-only sample index',
  },
];
