import { useState } from 'react';
import { useQuery } from 'urql';
import { homeLinkLabels, defaultHome } from '#domain/onboarding/default-home.ts';
import { PublishedInsights } from '#web/features/insights/index.ts';
import { useCan } from '#web/features/members/index.ts';
import { HomeDocument as HomeQuery, StartHomeDocument } from '#web/features/workspaces/workspaces.gen.ts';
import { lazyComponent } from '#web/lib/lazy-component.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/page-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import classes from './home.module.css';

const { Component: HomeText } = lazyComponent('home-text', () =>
  import('./home-text.tsx').then((module) => module.HomeText),
);

/** The workspace's own page: as it came, or as managers made it. */
export function HomePageBody() {
  const [{ data }] = useQuery({ query: HomeQuery });
  const mayEdit = useCan('workspace.editHome').allowed;
  const [isEditing, setEditing] = useState(false);
  const start = useCommand(StartHomeDocument);
  const homeId = data?.workspace.homeId ?? null;

  async function edit() {
    if (homeId === null && !(await start.run({}))) return;
    setEditing(true);
  }

  return (
    <div className={classes.body}>
      {mayEdit && data && (
        <div className={classes.edit}>
          {isEditing && homeId !== null ? (
            <Button variant="primary" onClick={() => setEditing(false)}>
              Done
            </Button>
          ) : (
            <Button variant="quiet" busy={start.busy} onClick={() => void edit()}>
              Edit page
            </Button>
          )}
        </div>
      )}
      {homeId === null ? (
        <AsItCame />
      ) : (
        <HomeText
          homeId={homeId}
          isEditing={isEditing}
          fallback={<SkeletonRows label="Loading the page" />}
        />
      )}
    </div>
  );
}

function AsItCame() {
  const [discover, , learn, links] = defaultHome;
  return (
    <>
      <Section title={discover.text}>
        <PublishedInsights />
      </Section>
      <Section title={learn.text}>
        <ul className={classes.links}>
          {links.links.map((link) => (
            <li key={link}>
              <a href={homeLinkLabels[link].url}>{homeLinkLabels[link].label}</a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
