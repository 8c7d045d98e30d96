import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import type { HealthPart, HealthQuery, HealthState } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/page-frame.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { BackupState } from './backup-state.tsx';
import { HealthDocument } from './health.gen.ts';
import classes from './health-checks.module.css';

type Check = HealthQuery['health']['checks'][number];

const names = {
  DATABASE: 'Database',
  FILES: 'Files',
  WORK: 'Background work',
  MAIL: 'Mail',
  MODELS: 'Language model',
  SEARCH: 'Search',
} as const satisfies Record<HealthPart, string>;

const states = {
  OK: ['success', 'Works'],
  WARNING: ['warning', 'Needs attention'],
  DOWN: ['danger', 'Doesn’t work'],
  OFF: ['neutral', 'Not set up'],
} as const satisfies Record<HealthState, readonly [BadgeTone, string]>;

const links: Partial<Record<HealthPart, ReactNode>> = {
  FILES: <Link to="settingsStorage">Storage</Link>,
  WORK: <Link to="settingsWork">Background work</Link>,
  MAIL: <Link to="settingsMail">Mail</Link>,
  MODELS: <Link to="settingsModels">AI models</Link>,
  SEARCH: <Link to="settings">Rebuild the index</Link>,
};

export function HealthChecks() {
  const query = useQuery({ query: HealthDocument, requestPolicy: 'cache-and-network' });
  const [{ fetching }, check] = query;
  return (
    <QueryView
      query={query}
      what="the health"
      skeleton={<SkeletonRows rows={6} label="Loading the health" />}
    >
      {({ health }) => (
        <>
          <ul className={classes.list} aria-label="Health">
            {health.checks.map((one) => (
              <CheckRow key={one.part} check={one} />
            ))}
          </ul>
          <Button busy={fetching} onClick={() => check({ requestPolicy: 'network-only' })}>
            Check again
          </Button>
          <Section title="Backups">
            <BackupState backup={health.lastBackup} runsInstallation={health.runsInstallation} />
          </Section>
        </>
      )}
    </QueryView>
  );
}

function CheckRow({ check: { part, state, message, milliseconds, lastFailureAt } }: { check: Check }) {
  const [tone, word] = states[state];
  return (
    <li className={classes.check}>
      <span className={classes.name}>{names[part]}</span>
      <span className={classes.words}>
        {message}
        {milliseconds !== null && <span className={classes.facts}> Answered in {milliseconds} ms.</span>}
        {lastFailureAt !== null && (
          <span className={classes.facts}>
            {' '}
            Last failure <RelativeTime at={lastFailureAt} />.
          </span>
        )}{' '}
        {links[part]}
      </span>
      <span className={classes.state}>
        <Badge tone={tone}>{word}</Badge>
      </span>
    </li>
  );
}
