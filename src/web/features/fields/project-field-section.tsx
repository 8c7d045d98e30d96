import { buildUrl } from '#domain/routes/build-url.ts';
import { useCan } from '#web/features/members/index.ts';
import { useProjectObject } from '#web/features/projects/index.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Section } from '#web/ui/page-frame.tsx';
import { FieldsPanel } from './fields-panel.tsx';
import { holderOf, useHolderFields } from './holder-fields.ts';

/** Facts of the project itself. Stays away while the workspace has no such fields: an overview is about the work. */
export function ProjectFieldSection({ project }: { project: ProjectFieldsFragment }) {
  const mayFill = useCan('project.setFields', useProjectObject(project));
  const mayCreate = useCan('workspaceField.manage');
  const [{ data }] = useHolderFields('PROJECT', project.id);
  const holder = data ? holderOf(data) : null;
  if (!holder || holder.fields.length === 0) return null;
  return (
    <Section title="About">
      <div style={{ maxWidth: 560 }}>
        <FieldsPanel
          holder={{ type: 'PROJECT', id: project.id }}
          projectId={null}
          mayFill={mayFill}
          mayCreate={mayCreate}
          settingsHref={mayCreate.allowed ? buildUrl('settingsFields') : null}
        />
      </div>
    </Section>
  );
}
