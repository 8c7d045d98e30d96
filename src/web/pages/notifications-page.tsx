import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { FollowList, NoticeChoices, NotificationOptions } from '#web/features/notifications/index.ts';
import { ProjectsDocument } from '#web/features/projects/projects.gen.ts';
import { replaceWith } from '#web/lib/navigation/go-to.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import { PageHeader, Section } from '#web/ui/page-frame.tsx';

export function NotificationsPage({ match }: { match: RouteMatchOf<'settingsUserNotifications'> }) {
  const projectId = match.query.projectId ?? null;
  return (
    <AppPage
      title="Your notifications"
      crumbs={[{ title: 'Settings', href: buildUrl('settings') }, { title: 'Your notifications' }]}
    >
      <PageHeader title={<PageHeading>Your notifications</PageHeading>} />
      <Section title="What you hear about" aside={<ScopeSelect projectId={projectId} />}>
        <NoticeChoices key={projectId} projectId={projectId} />
      </Section>
      <Section title="Changes to what you follow">
        <NotificationOptions key={projectId} projectId={projectId} />
      </Section>
      <Section title="Digest of what you follow">
        <FollowList />
      </Section>
    </AppPage>
  );
}

function ScopeSelect({ projectId }: { projectId: string | null }) {
  const [{ data }] = useQuery({
    query: ProjectsDocument,
    variables: { first: itemLimits.page, after: null },
  });
  const projects = (data?.projects.items ?? []).map((project) => ({
    value: project.id,
    label: titleOf('project', project.title),
  }));
  const isListed = projectId === null || projects.some((project) => project.value === projectId);
  return (
    <CompactSelect
      label="Project"
      value={projectId ?? ''}
      options={[
        { value: '', label: 'All projects' },
        ...projects,
        ...(isListed ? [] : [{ value: projectId, label: 'This project' }]),
      ]}
      onChange={(id) =>
        replaceWith('settingsUserNotifications', id === '' ? {} : { query: { projectId: id } })
      }
    />
  );
}
