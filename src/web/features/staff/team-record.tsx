import { useCallback, useState } from 'react';
import { restrictionReasons } from '#domain/access/can.ts';
import { formatDay } from '#domain/time/format-day.ts';
import type { StaffTeam } from '#domain/staff/staff-answers.ts';
import { messageOf } from '#web/lib/rest.ts';
import { useResource } from '#web/lib/use-resource.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Section } from '#web/ui/page-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { AddressUpdate } from './address-update.tsx';
import { staffApi } from './staff-api.ts';
import { SupportRequestList } from './support-request-list.tsx';
import classes from './staff.module.css';

/** The record of a workspace, and what staff can do with it. */
export function TeamRecord({ teamId }: { teamId: string }) {
  const [changed, setChanged] = useState<StaffTeam | null>(null);
  const loaded = useResource(useCallback(() => staffApi.team(teamId), [teamId]));
  if (loaded.state === 'loading') return <SkeletonRows rows={4} label="Loading the workspace" />;
  if (loaded.state === 'failed')
    return (
      <ErrorState title="Hark couldn’t load the workspace" onRetry={loaded.retry}>
        {messageOf(loaded.error)}
      </ErrorState>
    );
  const record = changed ?? loaded.value;
  return (
    <Section title={record.team.name ?? 'Workspace'}>
      <dl className={classes.record}>
        {factsOf(record).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <AddressUpdate
        teamId={teamId}
        subdomain={record.subdomain}
        onUpdated={(subdomain) => setChanged({ ...record, subdomain })}
      />
      <SupportRequestList teamId={teamId} />
    </Section>
  );
}

function factsOf({ team, subdomain, promo, productRestrictions }: StaffTeam): [string, string][] {
  const restrictions = productRestrictions.map((restriction) => restrictionReasons[restriction]);
  return [
    ['Workspace ID', team.id],
    ['Address', subdomain],
    ['Region', team.region],
    ['Created', formatDay(new Date(team.createdAt))],
    ['Promo code', promo ?? 'None'],
    ['Subscription', team.stripeSubscriptionStatus ?? 'None'],
    ['Subscription items', String(team.subscriptions.length)],
    ['Free plan after trial', team.freePlanAvailableAfterTrial ? 'Yes' : 'No'],
    ['Seats', limitOf(team.totalSeatsAvailable)],
    ['Seats in use', String(team.seatsAllocated)],
    ['Viewers', String(team.viewerCount)],
    ['Utilization', team.utilizationPercentage === null ? 'Not limited' : `${team.utilizationPercentage}%`],
    ['User groups at most', limitOf(team.maxUserGroupCount)],
    ['Members per group at most', limitOf(team.maxUserGroupMemberCount)],
    ['Product restrictions', restrictions.length === 0 ? 'None' : restrictions.join('. ')],
  ];
}

function limitOf(limit: number | null): string {
  return limit === null ? 'Not limited' : String(limit);
}
