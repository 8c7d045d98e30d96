import { useCallback, useState } from 'react';
import type { SupportRequestRecord, SupportRequests } from '#domain/staff/staff-answers.ts';
import {
  supportDurationName,
  supportDurationNames,
  supportMinutes,
  type SupportState,
} from '#domain/staff/support-access.ts';
import { useResource } from '#web/lib/use-resource.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { Table, type Column } from '#web/ui/table.tsx';
import { SelectField, TextField } from '#web/ui/text-field.tsx';
import { ConsoleForm } from './console-form.tsx';
import { staffApi } from './staff-api.ts';
import classes from './staff.module.css';

const stateNames: Readonly<Record<SupportState, string>> = {
  PENDING: 'Waiting for an admin',
  LAPSED: 'No answer',
  DENIED: 'Denied',
  ACTIVE: 'Active',
  ENDED: 'Ended',
};

/** What this person asked of the workspace, and the way in where an admin granted it. */
export function SupportRequestList({ teamId }: { teamId: string }) {
  const [reason, setReason] = useState('');
  const [minutes, setMinutes] = useState<number>(supportMinutes[0]);
  const [changed, setChanged] = useState<SupportRequests | null>(null);
  const loaded = useResource(useCallback(() => staffApi.supportRequests(teamId), [teamId]));
  const submit = useSubmit();
  const act = useSubmit();
  const shown = changed ?? (loaded.state === 'ready' ? loaded.value : null);

  async function reload() {
    setChanged(await staffApi.supportRequests(teamId));
  }
  async function more() {
    if (!shown?.endCursor) return;
    const next = await staffApi.supportRequests(teamId, shown.endCursor);
    setChanged({ ...next, items: [...shown.items, ...next.items] });
  }
  async function request() {
    await staffApi.requestSupport({ teamId, reason, minutes });
    setReason('');
    await reload();
  }
  async function open(id: string) {
    const { redirectUrl } = await staffApi.openVisit({ teamId, id });
    location.assign(redirectUrl);
  }

  return (
    <div className={classes.result}>
      <ConsoleForm label="Request access" submit={submit} onSubmit={request}>
        <TextField label="Reason" value={reason} onChange={(event) => setReason(event.target.value)} />
        <SelectField
          label="Duration"
          value={String(minutes)}
          onChange={(event) => setMinutes(Number(event.target.value))}
          options={supportMinutes.map((one) => ({ value: String(one), label: supportDurationNames[one] }))}
        />
      </ConsoleForm>
      {shown && shown.items.length > 0 && (
        <Table
          label="Access requests"
          columns={columnsOf((id) => void act.run(() => open(id)))}
          rows={shown.items}
          rowKey={({ id }) => id}
        />
      )}
      <FormError message={act.error} />
      <div className={classes.fields}>
        <Button variant="quiet" busy={act.busy} onClick={() => void act.run(reload)}>
          Refresh
        </Button>
        {shown?.endCursor && (
          <Button variant="quiet" busy={act.busy} onClick={() => void act.run(more)}>
            Show more
          </Button>
        )}
      </div>
    </div>
  );
}

function columnsOf(open: (id: string) => void): Column<SupportRequestRecord>[] {
  return [
    { key: 'reason', header: 'Reason', render: ({ reason }) => reason },
    { key: 'state', header: 'State', render: ({ state }) => stateNames[state] },
    {
      key: 'minutes',
      header: 'Duration',
      hideNarrow: true,
      render: ({ minutes }) => supportDurationName(minutes),
    },
    {
      key: 'requested',
      header: 'Requested',
      hideNarrow: true,
      render: ({ requestedAt }) => <RelativeTime at={requestedAt} />,
    },
    {
      key: 'open',
      header: 'Actions',
      hideHeader: true,
      render: ({ id, state }) =>
        state === 'ACTIVE' && <Button onClick={() => open(id)}>Open workspace</Button>,
    },
  ];
}
