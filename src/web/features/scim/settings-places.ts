import { IconUserCog } from '@tabler/icons-react';
import type { SettingsPlace } from '#web/kit/places/place.ts';

export const scimSettings: readonly SettingsPlace[] = [
  {
    route: 'settingsAuthentication',
    label: 'Authentication',
    icon: IconUserCog,
    group: 'Security',
    text: 'Ways to sign in, single sign-on and your company’s directory',
    words: 'sso oidc identity provider password google microsoft scim provisioning directory sync okta entra',
    action: 'scim.manage',
  },
];
