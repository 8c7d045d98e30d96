import { ChooseProjectDialog } from '#web/features/projects/index.ts';
import { useCreateFromTemplate } from '#web/features/templates/index.ts';
import type { DocumentKind } from '#web/kit/documents/document-object.ts';

export type UseDocumentTemplateProps = { kind: DocumentKind; templateId: string; onClose: () => void };

/** Asks in which project, and opens what was made there. */
export function UseDocumentTemplate({ kind, templateId, onClose }: UseDocumentTemplateProps) {
  const create = useCreateFromTemplate(kind);
  return (
    <ChooseProjectDialog
      title="Use template"
      action={kind === 'note' ? 'Create note' : 'Create insight'}
      isOffered={({ status }) => status === 'ACTIVE'}
      none="There are no projects yet"
      busy={create.busy}
      onChoose={(projectId) => void create.run(templateId, projectId)}
      onClose={onClose}
    />
  );
}
