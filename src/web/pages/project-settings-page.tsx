import { useState } from 'react';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { MoveToFolder } from '#web/features/folders/index.ts';
import { useCan } from '#web/features/members/index.ts';
import {
  LookPicker,
  ProjectFacts,
  ProjectSettingsPage,
  ProjectSummary,
  ProjectTitle,
  SectionSettings,
  useProjectCommands,
  useProjectObject,
} from '#web/features/projects/index.ts';
import { UpdateProjectDocument, UpdateProjectSettingsDocument } from '#web/features/projects/projects.gen.ts';
import type { ProjectSettingsFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/page-frame.tsx';
import { Switch } from '#web/ui/switch.tsx';

export function GeneralSettingsPage({ match }: { match: RouteMatchOf<'projectSettings'> }) {
  return (
    <ProjectSettingsPage projectId={match.params.projectId} current="projectSettings">
      {(project, disabledReason) => <General project={project} disabledReason={disabledReason} />}
    </ProjectSettingsPage>
  );
}

type GeneralProps = { project: ProjectSettingsFieldsFragment; disabledReason: string | null };

function General({ project, disabledReason }: GeneralProps) {
  const mayEdit = useCan('project.update', useProjectObject(project));
  const update = useCommand(UpdateProjectDocument);
  const settings = useCommand(UpdateProjectSettingsDocument);
  return (
    <>
      <Section title="Title, summary and status">
        <h3 style={{ fontSize: 'var(--text-lg)' }}>
          <ProjectTitle project={project} markSize={32} />
        </h3>
        <ProjectFacts project={project} />
        <ProjectSummary project={project} />
      </Section>
      <Section title="Look">
        <LookPicker
          icon={project.icon ?? null}
          color={project.color ?? null}
          disabled={!mayEdit.allowed}
          onChange={(look) => void update.run({ input: { id: project.id, ...look } })}
        />
      </Section>
      <Section title="Folder">
        <FolderSetting project={project} />
      </Section>
      <Section title="Sections">
        <SectionSettings project={project} disabledReason={disabledReason} />
      </Section>
      <Section title="Recruiting">
        <Switch
          label="Recruit participants for this project"
          hint="Adds studies and their participants to the project."
          checked={project.recruitEnabled}
          disabledReason={disabledReason}
          onChange={(recruitEnabled) => void settings.run({ input: { id: project.id, recruitEnabled } })}
        />
      </Section>
    </>
  );
}

function FolderSetting({ project }: { project: ProjectSettingsFieldsFragment }) {
  const may = useCan('project.move', useProjectObject(project));
  const commands = useProjectCommands();
  const [isMoving, setMoving] = useState(false);
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 'var(--space-3)' }}>
      <span>{project.folder ? titleOf('folder', project.folder.title) : 'In no folder'}</span>
      <Button
        aria-disabled={!may.allowed || undefined}
        title={may.allowed ? undefined : may.reason}
        onClick={() => may.allowed && setMoving(true)}
      >
        Move…
      </Button>
      {isMoving && (
        <MoveToFolder
          currentId={project.folder?.id ?? null}
          busy={commands.busy}
          onClose={() => setMoving(false)}
          onMove={async (folder) => {
            if (await commands.move([project], folder)) setMoving(false);
          }}
        />
      )}
    </div>
  );
}
