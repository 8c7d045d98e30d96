import { buildUrl } from '#domain/routes/build-url.ts';
import { LinkTabs } from '#web/ui/link-tabs.tsx';

const tabs = [
  { name: 'projectsAll', label: 'All projects' },
  { name: 'projectsYours', label: 'Your projects' },
  { name: 'projectsSharedWithYou', label: 'Shared with you' },
  { name: 'projectsFolders', label: 'Folders' },
] as const;
export type ProjectListTab = (typeof tabs)[number]['name'];

export function ProjectListTabs({ current }: { current: ProjectListTab }) {
  return (
    <LinkTabs
      label="Projects"
      tabs={tabs.map(({ name, label }) => ({ label, href: buildUrl(name), isCurrent: name === current }))}
    />
  );
}
