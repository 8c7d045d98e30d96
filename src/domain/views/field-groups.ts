import type { FieldType } from '#domain/fields/field-types.ts';
import { npsClasses } from '#domain/fields/nps.ts';

/** Fields whose values are few enough that rows can be grouped by them. */
export const groupableTypes = ['SELECT', 'PERSON', 'BOOLEAN', 'NPS'] as const satisfies readonly FieldType[];
export type GroupableType = (typeof groupableTypes)[number];

export function isGroupableType(type: FieldType): type is GroupableType {
  return groupableTypes.some((one) => one === type);
}

/** Of contacts, who would be their own groups. */
export function isGroupableOfContacts(type: FieldType): boolean {
  return type !== 'PERSON' && isGroupableType(type);
}

type FixedGroup = { readonly key: string; readonly label: string };

const fixed: Partial<Record<FieldType, readonly FixedGroup[]>> = {
  BOOLEAN: [
    { key: 'true', label: 'Yes' },
    { key: 'false', label: 'No' },
  ],
  // Eleven columns of single scores would hide what the score is asked for.
  NPS: npsClasses.toReversed().map((key) => ({ key, label: npsLabel(key) })),
};

/** The groups of fields that need no options; empty for those that have some. */
export function fixedGroups(type: FieldType): readonly FixedGroup[] {
  return fixed[type] ?? [];
}

function npsLabel(name: (typeof npsClasses)[number]): string {
  const scores = { Detractor: '0–6', Passive: '7–8', Promoter: '9–10' } as const;
  return `${name}s (${scores[name]})`;
}
