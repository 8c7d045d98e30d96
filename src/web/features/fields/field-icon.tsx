import {
  IconAlignLeft,
  IconCalendar,
  IconHash,
  IconLink,
  IconList,
  IconMail,
  IconPhone,
  IconThumbUp,
  IconToggleLeft,
  IconUser,
} from '@tabler/icons-react';
import type { FieldType } from '#domain/fields/field-types.ts';

const icons = {
  BOOLEAN: IconToggleLeft,
  DATETIME: IconCalendar,
  EMAIL: IconMail,
  NPS: IconThumbUp,
  NUMBER: IconHash,
  PERSON: IconUser,
  PHONE: IconPhone,
  SELECT: IconList,
  TEXT: IconAlignLeft,
  URL: IconLink,
} as const satisfies Record<FieldType, typeof IconUser>;

export function FieldIcon({ type, size = 16 }: { type: FieldType; size?: number }) {
  const Icon = icons[type];
  return <Icon size={size} aria-hidden style={{ flex: 'none', color: 'var(--color-text-muted)' }} />;
}
