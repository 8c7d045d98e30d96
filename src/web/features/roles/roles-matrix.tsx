import { IconSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { describeActions, type ActionGroup } from '#domain/access/describe-actions.ts';
import { reachOf, standings } from '#domain/access/reach.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/page-frame.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { reachWords } from './reach-words.ts';
import classes from './roles-matrix.module.css';

const names = {
  VIEWER: 'Viewer',
  CONTRIBUTOR: 'Contributor',
  MANAGER: 'Manager',
  ADMIN: 'Workspace admin',
} as const;

/** Roles against what each may do, as the product decides it. */
export function RolesMatrix() {
  const [query, setQuery] = useState('');
  const all = useMemo(() => describeActions(), []);
  const found = findActions(all, query);
  return (
    <>
      <div className={classes.intro}>
        <p className={classes.text}>
          Every member has one role. Workspace admins also have a role; the last column is an admin who is a
          manager. “With access” means that the project, folder or channel is shared with the person at that
          level. Workspace switches, such as turning off exports, take actions away from everyone.
        </p>
        <TextField
          label="Find an action"
          hideLabel
          type="search"
          placeholder="Find an action"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      {found.map((group) => (
        <Section key={group.name} title={group.name}>
          <Matrix group={group} />
        </Section>
      ))}
      {found.length === 0 && (
        <EmptyState
          icon={<IconSearch size={20} />}
          title={`No results for “${query}”`}
          actions={<Button onClick={() => setQuery('')}>Show all</Button>}
        />
      )}
    </>
  );
}

function Matrix({ group: { name, actions } }: { group: ActionGroup }) {
  return (
    <table className={classes.matrix} aria-label={name}>
      <thead>
        <tr>
          <th scope="col">Action</th>
          {standings.map((standing) => (
            <th key={standing} scope="col">
              {names[standing]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {actions.map(({ action, label }) => (
          <tr key={action}>
            <th scope="row">{label}</th>
            {standings.map((standing) => {
              const words = reachWords(reachOf(standing, action));
              return (
                <td key={standing} data-role={names[standing]} data-reach={tone[words] ?? 'some'}>
                  {words}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const tone: Readonly<Record<string, string>> = { Yes: 'yes', No: 'no' };

function findActions(groups: readonly ActionGroup[], query: string): ActionGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map(({ name, actions }) => ({
      name,
      actions: actions.filter(({ label }) => {
        const text = `${name} ${label}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ actions }) => actions.length > 0);
}
