import { IconMail } from '@tabler/icons-react';
import type { SettingsPlace } from '#web/kit/places/place.ts';

export const mailSettings: readonly SettingsPlace[] = [
  {
    route: 'settingsMail',
    label: 'Mail',
    icon: IconMail,
    group: 'Administration',
    text: 'How mail goes out, and a test',
    words: 'email smtp sender outbox',
    action: 'upkeep.read',
  },
];
