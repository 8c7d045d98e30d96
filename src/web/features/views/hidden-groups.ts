import { insightStandingLabels } from '#domain/insights/insight-status.ts';
import { emptyGroupName } from '#domain/views/empty-group-name.ts';
import { fixedGroups } from '#domain/views/field-groups.ts';
import type { ViewGroup } from '#domain/views/view-data.ts';
import type { FieldLook } from '#web/features/fields/index.ts';
import type { MenuItem } from '#web/ui/menu.tsx';

/** Rows without a value are in the group with this key. */
const uncategorized = '';

export function withoutGroup(group: ViewGroup, key: string): ViewGroup {
  const { hiddenOptions = [], hideUncategorized = false } = group;
  if (key === uncategorized) return withHidden(group, hiddenOptions, true);
  return withHidden(group, [...hiddenOptions.filter((one) => one !== key), key], hideUncategorized);
}

function withGroup(group: ViewGroup, key: string): ViewGroup {
  const { hiddenOptions = [], hideUncategorized = false } = group;
  if (key === uncategorized) return withHidden(group, hiddenOptions, false);
  return withHidden(
    group,
    hiddenOptions.filter((one) => one !== key),
    hideUncategorized,
  );
}

/** With nothing hidden it is again what it was before anything was: no change to be saved. */
function withHidden(group: ViewGroup, hidden: readonly string[], hideUncategorized: boolean): ViewGroup {
  const { hiddenOptions: _options, hideUncategorized: _none, ...bare } = group;
  return {
    ...bare,
    ...(hidden.length > 0 && { hiddenOptions: [...hidden] }),
    ...(hideUncategorized && { hideUncategorized }),
  };
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
            onSelect: () => change(withHidden(group, [], false)),
          },
        ]),
  ];
}

function labelsOf(group: ViewGroup, fields: readonly FieldLook[]): Readonly<Record<string, string>> {
  const none = { [uncategorized]: emptyGroupName(group.by) };
  if (group.by === 'TAG' || group.by === 'PARTICIPANT') return none;
  if (group.by === 'SOURCE') return {};
  if (group.by === 'PUBLISHED') return insightStandingLabels;
  const field = fields.find(({ id }) => id === group.fieldId);
  return {
    ...Object.fromEntries((field?.options ?? []).map(({ id, label }) => [id, label])),
    ...Object.fromEntries(fixedGroups(field?.type ?? 'SELECT').map(({ key, label }) => [key, label])),
    ...none,
  };
}
