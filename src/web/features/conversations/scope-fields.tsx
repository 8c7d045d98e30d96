import { Chip } from '#web/ui/chip.tsx';
import { SelectField } from '#web/ui/text-field.tsx';
import type { ScopePlacesQuery } from '#web/lib/graphql.gen.ts';
import { scopeText, type Scope } from './scope.ts';
import classes from './ask-panel.module.css';

type OfferedType = 'Project' | 'ProjectCategory' | 'Channel';

const kinds: Record<OfferedType, { label: string; add: string; none: string }> = {
  Project: { label: 'Projects', add: 'Add a project', none: 'There are no projects yet' },
  ProjectCategory: { label: 'Folders', add: 'Add a folder', none: 'There are no folders yet' },
  Channel: { label: 'Channels', add: 'Add a channel', none: 'There are no channels yet' },
};
const types = Object.keys(kinds) as OfferedType[];

export type ScopeFieldsProps = {
  scope: Scope | null;
  places: ScopePlacesQuery;
  onChange: (scope: Scope | null) => void;
};

/** What is read: everything, or named projects, folders or channels. */
export function ScopeFields({ scope, places, onChange }: ScopeFieldsProps) {
  const options = {
    Project: places.projects.items,
    ProjectCategory: places.folders.items,
    Channel: places.channels.items,
  };
  const type = types.find((one) => one === scope?.objectType);
  const offered = type ? options[type].filter(({ id }) => !scope?.objectIds.includes(id)) : [];
  const titleOf = (id: string) =>
    (type && options[type].find((option) => option.id === id)?.title) || 'Untitled';
  return (
    <>
      <SelectField
        label="Reads"
        value={scope?.objectType ?? ''}
        options={[
          { value: '', label: 'Everything I can see' },
          ...types.map((value) => ({ value, label: `${kinds[value].label} that I choose` })),
          ...(scope && !type ? [{ value: scope.objectType, label: scopeText(scope) }] : []),
        ]}
        onChange={({ target: { value } }) => {
          const objectType = types.find((one) => one === value);
          onChange(objectType ? { objectType, objectIds: [] } : null);
        }}
      />
      {type && scope && (
        <>
          <SelectField
            label={kinds[type].label}
            value=""
            hint={options[type].length === 0 ? kinds[type].none : undefined}
            options={[
              { value: '', label: kinds[type].add },
              ...offered.map(({ id, title }) => ({ value: id, label: title || 'Untitled' })),
            ]}
            onChange={({ target: { value } }) => {
              if (value !== '') onChange({ ...scope, objectIds: [...scope.objectIds, value] });
            }}
          />
          {scope.objectIds.length > 0 && (
            <div className={classes.chips}>
              {scope.objectIds.map((id) => (
                <Chip
                  key={id}
                  label={titleOf(id)}
                  onRemove={() =>
                    onChange({ ...scope, objectIds: scope.objectIds.filter((one) => one !== id) })
                  }
                />
              ))}
            </div>
          )}
        </>
      )}
    </>
  );
}
