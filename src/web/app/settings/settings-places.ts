import { accessSettings } from '#web/features/access/index.ts';
import { templateSettings } from '#web/features/templates/index.ts';
import { apiReferenceSettings } from '#web/features/api-reference/index.ts';
import { apiTokenSettings } from '#web/features/api-tokens/index.ts';
import { auditLogSettings } from '#web/features/audit-log/index.ts';
import { bulkImportSettings } from '#web/features/bulk-imports/index.ts';
import { fieldSettings } from '#web/features/fields/index.ts';
import { memberSettings } from '#web/features/members/index.ts';
import { healthSettings } from '#web/features/health/index.ts';
import { mailSettings } from '#web/features/mail-check/index.ts';
import { modelSettings } from '#web/features/models/index.ts';
import { notificationSettings } from '#web/features/notifications/index.ts';
import { peopleSettings } from '#web/features/people/index.ts';
import { roleSettings } from '#web/features/roles/index.ts';
import { scimSettings } from '#web/features/scim/index.ts';
import { starSettings } from '#web/features/stars/index.ts';
import { tagSettings } from '#web/features/tags/index.ts';
import { storageSettings } from '#web/features/storage-use/index.ts';
import { workSettings } from '#web/features/upkeep/index.ts';
import { webhookSettings } from '#web/features/webhooks/index.ts';
import { workspaceSettings } from '#web/features/workspaces/index.ts';
import type { SettingsPlace } from '#web/kit/places/place.ts';

/** Apart from the places of the sidebar: the first screen shows none of these. */
export const settingsPlaces: readonly SettingsPlace[] = [
  ...workspaceSettings,
  ...modelSettings,
  ...memberSettings,
  ...accessSettings,
  ...roleSettings,
  ...fieldSettings,
  ...tagSettings,
  ...peopleSettings,
  ...bulkImportSettings,
  ...starSettings,
  ...scimSettings,
  ...templateSettings,
  ...apiTokenSettings,
  ...webhookSettings,
  ...auditLogSettings,
  ...storageSettings,
  ...mailSettings,
  ...workSettings,
  ...healthSettings,
  ...apiReferenceSettings,
  ...notificationSettings,
];
