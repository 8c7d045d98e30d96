import { IconBell } from '@tabler/icons-react';
import type { SettingsPlace } from '#web/kit/places/place.ts';

export const notificationSettings: readonly SettingsPlace[] = [
  {
    route: 'settingsUserNotifications',
    label: 'Your notifications',
    icon: IconBell,
    group: 'You',
    text: 'In-app and e-mail notifications',
    words: 'e-mail digest',
  },
];
