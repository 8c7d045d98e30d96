import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { titleOf, userNameOf } from '#domain/text/display-names.ts';
import { useCan, useViewer } from '#web/features/members/index.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { UpdateProjectDocument } from './projects.gen.ts';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { InlineEdit } from '#web/ui/inline-edit.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { ProjectMark } from '#web/kit/objects/project-mark.tsx';
import { ProjectStatusMenu } from './project-status-menu.tsx';
import { useProjectObject } from './use-project-object.ts';
import classes from './project-header.module.css';

/** Title and summary edit in place; the change shows at once and comes back if the server refuses. */
export function ProjectHeader({
  project,
  isInSettings = false,
}: {
  project: ProjectFieldsFragment;
  /** There the page has a heading of its own. */
  isInSettings?: boolean;
}) {
  const viewer = useViewer();
  const isOwn = project.createdBy?.id === viewer.id;
  const mayEdit = useCan('project.update', useProjectObject(project));
  const update = useCommand(UpdateProjectDocument);
  const disabledReason = mayEdit.allowed ? null : mayEdit.reason;
  const title = (
    <>
      <span className={classes.mark}>
        <ProjectMark project={project} size={32} />
      </span>
      <InlineEdit
        label="Project title"
        value={project.title}
        placeholder={titleOf('project', '')}
        disabledReason={disabledReason}
        check={(text) => refusalOf(textLimits.projectTitle, text)}
        onSave={(title) => void update.run({ input: { id: project.id, title: title.trim() } })}
      />
    </>
  );
  return (
    <>
      <PageHeader
        title={
          isInSettings ? <h3 className={classes.heading}>{title}</h3> : <PageHeading>{title}</PageHeading>
        }
        facts={
          <>
            <ProjectStatusMenu project={project} />
            <span aria-hidden>·</span>
            <span>Created by {isOwn ? 'you' : userNameOf(project.createdBy)}</span>
            <span aria-hidden>·</span>
            <span>
              Updated <RelativeTime at={project.updatedAt} />
            </span>
          </>
        }
      />
      <div className={classes.summary}>
        <InlineEdit
          label="Project summary"
          multiline
          value={project.summary}
          placeholder={
            mayEdit.allowed ? 'Add a summary: what you want to learn, from whom, and by when' : 'No summary'
          }
          disabledReason={disabledReason}
          check={(text) => refusalOf(textLimits.projectSummary, text)}
          onSave={(summary) => void update.run({ input: { id: project.id, summary: summary.trim() } })}
        />
      </div>
    </>
  );
}

function refusalOf(
  limit: (typeof textLimits)['projectTitle' | 'projectSummary'],
  text: string,
): string | null {
  const parsed = parseText(limit, text);
  return parsed.ok ? null : parsed.message;
}
