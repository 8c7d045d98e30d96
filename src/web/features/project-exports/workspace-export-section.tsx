import { Callout } from '#web/ui/callout.tsx';
import { Section } from '#web/ui/page-frame.tsx';
import { WorkspaceExportList } from './export-list.tsx';
import { ExportProjectsForm } from './export-projects-form.tsx';

export type WorkspaceExportSectionProps = {
  name: string;
  /** Why this person can’t export the workspace. */
  refusal: string | null;
};

/** All projects that an admin may see as one archive, and the files of folders that this person exported. */
export function WorkspaceExportSection({ name, refusal }: WorkspaceExportSectionProps) {
  return (
    <Section title="Export">
      {refusal === null ? (
        <ExportProjectsForm
          config={{ title: name, projectCategoryIds: [], projectIds: [] }}
          label="Export workspace"
        />
      ) : (
        <Callout>{refusal}</Callout>
      )}
      <WorkspaceExportList />
    </Section>
  );
}
