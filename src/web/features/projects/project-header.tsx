import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { authorNameOf, titleOf } from '#domain/text/display-names.ts';
import { useCan, useViewer } from '#web/features/members/index.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { keepTypedProjectWords, keptProjectWords, type ProjectWords } from './kept-words.ts';
import { UpdateProjectDocument } from './projects.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { InlineEdit } from '#web/ui/inline-edit.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { ProjectMark } from '#web/kit/objects/project-mark.tsx';
import { ProjectStatusMenu } from './project-status-menu.tsx';
import { useProjectObject } from './use-project-object.ts';
import classes from './project-header.module.css';

type ProjectPart = { project: ProjectFieldsFragment };

/** Title and summary edit in place; the change shows at once and comes back if the server refuses. */
export function ProjectTitle({ project, markSize = 24 }: ProjectPart & { markSize?: 24 | 32 }) {
  const { disabledReason, save } = useProjectEditing(project);
  return (
    <span className={classes.title}>
      <ProjectMark project={project} size={markSize} />
      <span className={classes.words}>
        <InlineEdit
          label="Project title"
          value={project.title}
          placeholder={titleOf('project', '')}
          disabledReason={disabledReason}
          check={(text) => refusalOf(textLimits.projectTitle, text)}
          onSave={(title) => save({ title: title.trim() })}
          onType={(title) => keepTypedProjectWords(project.id, 'title', title && title.trim())}
          savesWhileTyping
        />
      </span>
    </span>
  );
}

export function ProjectFacts({ project }: ProjectPart) {
  const viewer = useViewer();
  const isOwn = project.createdBy?.id === viewer.id;
  return (
    <div className={classes.facts}>
      <ProjectStatusMenu project={project} />
      <span aria-hidden>·</span>
      <span>Created by {isOwn ? 'you' : authorNameOf(project.createdBy)}</span>
      <span aria-hidden>·</span>
      <span>
        Updated <RelativeTime at={project.updatedAt} />
      </span>
    </div>
  );
}

export function ProjectSummary({ project }: ProjectPart) {
  const { disabledReason, save } = useProjectEditing(project);
  return (
    <div className={classes.summary}>
      <InlineEdit
        label="Project description"
        multiline
        value={project.summary}
        placeholder={
          disabledReason === null ? 'What do you want to learn, from whom, and by when?' : 'No description'
        }
        disabledReason={disabledReason}
        check={(text) => refusalOf(textLimits.projectSummary, text)}
        onSave={(summary) => save({ summary: summary.trim() })}
        onType={(summary) => keepTypedProjectWords(project.id, 'summary', summary && summary.trim())}
        savesWhileTyping
      />
    </div>
  );
}

function useProjectEditing(project: ProjectFieldsFragment) {
  const mayEdit = useCan('project.update', useProjectObject(project));
  const update = useCommand(UpdateProjectDocument);
  return {
    disabledReason: mayEdit.allowed ? null : mayEdit.reason,
    save: (words: ProjectWords) =>
      void update.run({ input: { id: project.id, ...words } }, keptProjectWords(project, words)),
  };
}

function refusalOf(
  limit: (typeof textLimits)['projectTitle' | 'projectSummary'],
  text: string,
): string | null {
  const parsed = parseText(limit, text);
  return parsed.ok ? null : parsed.message;
}
