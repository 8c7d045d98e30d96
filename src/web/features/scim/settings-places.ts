import { IconUserCog } from '@tabler/icons-react';
import type { SettingsPlace } from '#web/kit/places/place.ts';

export const scimSettings: readonly SettingsPlace[] = [
  {
    route: 'settingsAuthentication',
    label: 'Authentication',
    icon: IconUserCog,
    group: 'Security',
    text: 'Members from your company’s directory',
    words: 'scim provisioning directory sync okta entra',
    action: 'scim.manage',
  },
];
