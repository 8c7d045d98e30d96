import { IconWebhook } from '@tabler/icons-react';
import type { SettingsPlace } from '#web/kit/places/place.ts';

export const webhookSettings: readonly SettingsPlace[] = [
  {
    route: 'settingsWebhooks',
    label: 'Webhooks',
    icon: IconWebhook,
    group: 'Security',
    text: 'Tell other tools what happens in Hark',
    words: 'integrations zapier events notifications http',
    action: 'webhook.list',
  },
];
