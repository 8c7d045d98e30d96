import type { ReactNode } from 'react';
import { titleOf } from '#domain/text/display-names.ts';
import { ProjectMark } from '#web/kit/objects/project-mark.tsx';
import type { ProjectSectionName, ProjectSettingsFieldsFragment } from '#web/lib/graphql.gen.ts';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';
import { ArchivedNotice } from './archived-notice.tsx';
import { ProjectTabs, type ProjectTab } from './project-tabs.tsx';
import classes from '#web/kit/lists/full-height-page.module.css';
import titleClasses from './project-header.module.css';

export type ProjectTopProps = {
  project: ProjectSettingsFieldsFragment;
  current: ProjectTab;
  /** In place of the plain title. */
  heading?: ReactNode;
  action?: ReactNode;
  onApproach?: (section: ProjectSectionName) => void;
};

/** Title and tabs of a project, at the same place on every tab: a bar that jumps is missed by the next click. */
export function ProjectTop({ project, current, heading, action, onApproach }: ProjectTopProps) {
  return (
    <div className={classes.top}>
      <PageHeader
        title={
          <PageHeading>
            {heading ?? (
              <span className={titleClasses.title}>
                <ProjectMark project={project} size={24} />
                <span className={titleClasses.words}>{titleOf('project', project.title)}</span>
              </span>
            )}
          </PageHeading>
        }
        action={action}
      />
      <ArchivedNotice project={project} />
      <ProjectTabs project={project} current={current} {...(onApproach && { onApproach })} />
    </div>
  );
}
