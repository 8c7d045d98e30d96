import { frameworkTitles, summaryFrameworks } from '#domain/ai/frameworks.ts';
import { transcriptionLocales } from '#domain/locales/transcription-locales.data.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { ProjectSettingsPage, VocabularySetting } from '#web/features/projects/index.ts';
import { UpdateProjectSettingsDocument } from '#web/features/projects/projects.gen.ts';
import { ProjectModesSetting } from '#web/features/suggestions/index.ts';
import { MinutesUsed } from '#web/features/transcripts/index.ts';
import type { ProjectSettingsFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { FormStack, Section } from '#web/ui/page-frame.tsx';
import { SelectField } from '#web/ui/text-field.tsx';

export function ProjectTranscriptionPage({ match }: { match: RouteMatchOf<'projectSettingsTranscription'> }) {
  return (
    <ProjectSettingsPage projectId={match.params.projectId} current="projectSettingsTranscription">
      {(project, disabledReason) => <Settings project={project} disabledReason={disabledReason} />}
    </ProjectSettingsPage>
  );
}

const languages = Object.entries(transcriptionLocales).map(([value, label]) => ({ value, label }));
const frameworks = summaryFrameworks.map((value) => ({ value, label: capitalised(frameworkTitles[value]) }));

type SettingsProps = { project: ProjectSettingsFieldsFragment; disabledReason: string | null };

function Settings({ project, disabledReason }: SettingsProps) {
  const update = useCommand(UpdateProjectSettingsDocument);
  const { id } = project;
  const common = { disabled: disabledReason !== null, hint: disabledReason ?? undefined };
  return (
    <>
      <Section title="Transcription">
        <FormStack>
          <SelectField
            {...common}
            label="Recording language"
            value={project.transcriptionLanguage ?? 'auto'}
            onChange={(event) =>
              void update.run({ input: { id, transcriptionLanguage: event.target.value } })
            }
            options={[{ value: 'auto', label: 'Detect language' }, ...languages]}
          />
          <VocabularySetting key={id} project={project} disabledReason={disabledReason} />
          <MinutesUsed />
        </FormStack>
      </Section>
      <Section title="Summaries">
        <FormStack>
          <SelectField
            {...common}
            label="Framework"
            value={project.defaultFramework ?? ''}
            onChange={(event) =>
              void update.run({
                input: {
                  id,
                  defaultFramework: summaryFrameworks.find((name) => name === event.target.value) ?? null,
                },
              })
            }
            options={[{ value: '', label: 'Workspace default' }, ...frameworks]}
          />
          <SelectField
            {...common}
            label="Summary language"
            value={project.defaultSummaryLanguage ?? 'auto'}
            onChange={(event) =>
              void update.run({ input: { id, defaultSummaryLanguage: event.target.value } })
            }
            options={[{ value: 'auto', label: 'Same as the note' }, ...languages]}
          />
        </FormStack>
      </Section>
      <ProjectModesSetting projectId={id} disabledReason={disabledReason} />
    </>
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
