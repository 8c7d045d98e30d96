import { IconHistory } from '@tabler/icons-react';
import type { SettingsPlace } from '#web/kit/places/place.ts';

export const auditLogSettings: readonly SettingsPlace[] = [
  {
    route: 'settingsAuditLog',
    label: 'Audit log',
    icon: IconHistory,
    group: 'Security',
    text: 'Who did what, and when',
    words: 'events history',
    action: 'auditLog.read',
  },
];
