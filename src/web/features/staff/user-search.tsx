import { useState } from 'react';
import type { StaffUsers } from '#domain/staff/staff-answers.ts';
import { formatDay } from '#domain/time/format-day.ts';
import type { AdminUser } from '#domain/workspaces/admin-records.ts';
import { roleName } from '#web/features/members/index.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/page-frame.tsx';
import { Table, type Column } from '#web/ui/table.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ConsoleForm } from './console-form.tsx';
import { staffApi } from './staff-api.ts';
import classes from './staff.module.css';
import { TeamRecord } from './team-record.tsx';

type Found = StaffUsers & { email: string };

/** From a person's address to their records, and from there to their workspaces. */
export function UserSearch() {
  const [email, setEmail] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [teamId, setTeamId] = useState<string | null>(null);
  const submit = useSubmit();

  async function search() {
    setTeamId(null);
    setFound({ ...(await staffApi.users(email)), email });
  }
  async function more() {
    if (!found?.endCursor) return;
    const next = await staffApi.users(found.email, found.endCursor);
    setFound({ ...next, email: found.email, items: [...found.items, ...next.items] });
  }

  return (
    <>
      <Section title="Find a person">
        <ConsoleForm label="Search" submit={submit} onSubmit={search}>
          <TextField
            label="E-mail"
            type="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </ConsoleForm>
        {found && found.items.length === 0 && <p>No results for “{found.email}”</p>}
        {found && found.items.length > 0 && (
          <div className={classes.result}>
            <Table label="Users" columns={columnsOf(setTeamId)} rows={found.items} rowKey={({ id }) => id} />
            {found.endCursor !== null && (
              <Button variant="quiet" busy={submit.busy} onClick={() => void submit.run(more)}>
                Show more
              </Button>
            )}
          </div>
        )}
      </Section>
      {teamId !== null && <TeamRecord key={teamId} teamId={teamId} />}
    </>
  );
}

function columnsOf(open: (teamId: string) => void): Column<AdminUser>[] {
  return [
    {
      key: 'team',
      header: 'Workspace',
      render: ({ teamId, teamName }) => (
        <Button variant="quiet" onClick={() => open(teamId)}>
          {teamName ?? teamId}
        </Button>
      ),
    },
    { key: 'name', header: 'Name', render: ({ name }) => name ?? '' },
    { key: 'email', header: 'E-mail', hideNarrow: true, render: ({ email }) => email },
    {
      key: 'role',
      header: 'Role',
      width: '140px',
      render: ({ role, workspaceAdmin }) => `${roleName(role)}${workspaceAdmin ? ', admin' : ''}`,
    },
    { key: 'region', header: 'Region', width: '80px', hideNarrow: true, render: ({ region }) => region },
    {
      key: 'created',
      header: 'Joined',
      width: '110px',
      hideNarrow: true,
      render: ({ createdAt }) => formatDay(new Date(createdAt)),
    },
    { key: 'id', header: 'User ID', width: '340px', hideNarrow: true, render: ({ id }) => id },
  ];
}
