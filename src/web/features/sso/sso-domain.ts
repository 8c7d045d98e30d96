import type { SsoSettingsFieldsFragment } from '#web/lib/graphql.gen.ts';

export type SsoDomain = SsoSettingsFieldsFragment['domains'][number];
