import { buildUrl } from '#domain/routes/build-url.ts';
import { useCan } from '#web/features/members/index.ts';
import { Section } from '#web/ui/page-frame.tsx';
import { FieldsPanel } from './fields-panel.tsx';

/** What is known of a contact beside name and address; nothing for those who may not know who it is. */
export function PersonFieldSection({ person }: { person: { id: string; isHidden: boolean } }) {
  const mayFill = useCan('person.setFields');
  const mayCreate = useCan('personField.manage');
  if (person.isHidden) return null;
  return (
    <Section title="Fields">
      <FieldsPanel
        holder={{ type: 'PERSON', id: person.id }}
        projectId={null}
        mayFill={mayFill}
        mayCreate={mayCreate}
        settingsHref={mayCreate.allowed ? buildUrl('settingsPeople') : null}
      />
    </Section>
  );
}
