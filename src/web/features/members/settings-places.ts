import { IconUser, IconUsers } from '@tabler/icons-react';
import type { SettingsPlace } from '#web/kit/places/place.ts';

export const memberSettings: readonly SettingsPlace[] = [
  {
    route: 'settingsUsers',
    label: 'Users',
    icon: IconUsers,
    group: 'People and access',
    text: 'Members, roles, invitations and domains',
    words: 'invite admin suspend',
  },
  {
    route: 'settingsUserAccount',
    label: 'Your account',
    icon: IconUser,
    group: 'You',
    text: 'Name, appearance, e-mail, password and sessions',
    words: 'profile theme dark light sign out devices leave',
  },
];
