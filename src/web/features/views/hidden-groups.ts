import type { ViewGroup } from '#domain/views/view-data.ts';
import type { FieldLook } from '#web/features/fields/field-definition.ts';
import type { MenuItem } from '#web/ui/menu.tsx';

/** Rows without a value stand in the group with this key. */
const uncategorized = '';

export function withoutGroup(group: ViewGroup, key: string): ViewGroup {
  if (key === uncategorized) return { ...group, hideUncategorized: true };
  return { ...group, hiddenOptions: [...(group.hiddenOptions ?? []).filter((one) => one !== key), key] };
}

function withGroup(group: ViewGroup, key: string): ViewGroup {
  if (key === uncategorized) return { ...group, hideUncategorized: false };
  return { ...group, hiddenOptions: (group.hiddenOptions ?? []).filter((one) => one !== key) };
}

/** The ways back for what is hidden: by name where this page knows it, and all at once. */
export function hiddenGroupItems(
  group: ViewGroup | undefined,
  fields: readonly FieldLook[],
  change: (group: ViewGroup) => void,
): MenuItem[] {
  if (!group) return [];
  const { hiddenOptions = [], hideUncategorized = false } = group;
  const count = hiddenOptions.length + (hideUncategorized ? 1 : 0);
  if (count === 0) return [];
  const named = Object.entries(labelsOf(group, fields)).filter(([key]) =>
    key === uncategorized ? hideUncategorized : hiddenOptions.includes(key),
  );
  return [
    ...named.map(([key, label]) => ({
      label: `Show “${label}”`,
      onSelect: () => change(withGroup(group, key)),
    })),
    ...(named.length === 1 && count === 1
      ? []
      : [
          {
            label: `Show all ${count} hidden`,
            onSelect: () => change({ ...group, hiddenOptions: [], hideUncategorized: false }),
          },
        ]),
  ];
}

function labelsOf(group: ViewGroup, fields: readonly FieldLook[]): Record<string, string> {
  if (group.by === 'TAG') return { [uncategorized]: 'No tag' };
  if (group.by === 'PUBLISHED') return { published: 'Published', unpublished: 'Unpublished' };
  const field = fields.find(({ id }) => id === group.fieldId);
  return {
    ...Object.fromEntries((field?.options ?? []).map(({ id, label }) => [id, label])),
    [uncategorized]: `No ${field?.label ?? 'value'}`,
  };
}
