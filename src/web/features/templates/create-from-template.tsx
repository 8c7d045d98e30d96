import type { DocumentKind } from '#web/kit/documents/document-object.ts';
import { makeDocument } from '#web/kit/documents/make-document.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { ChooseTemplate } from './lazy-dialogs.tsx';
import { CreateFromTemplateDocument } from './templates.gen.ts';

export type CreateFromTemplateProps = { kind: DocumentKind; projectId: string; onClose: () => void };

/** Asks which template, makes the note or insight, and opens it with its title ready to be changed. */
export function CreateFromTemplate({ kind, projectId, onClose }: CreateFromTemplateProps) {
  const create = useCreateFromTemplate(kind);

  async function run(templateId: string) {
    if (await create.run(templateId, projectId)) onClose();
  }

  return (
    <ChooseTemplate
      kind={kind}
      projectId={projectId}
      busy={create.busy}
      onChoose={(templateId) => void run(templateId)}
      onClose={onClose}
    />
  );
}

export function useCreateFromTemplate(kind: DocumentKind) {
  const create = useCommand(CreateFromTemplateDocument);
  return {
    busy: create.busy,
    /** Answers whether it was made. */
    run(templateId: string, projectId: string): Promise<boolean> {
      const target = kind === 'note' ? 'NOTE' : 'INSIGHT';
      return makeDocument(
        async () => (await create.run({ input: { templateId, target, projectId } }))?.createFromTemplate,
        (id) => {
          if (kind === 'note') goTo('projectNote', { params: { projectId, noteId: id } });
          else goTo('insight', { params: { insightId: id } });
        },
      );
    },
  };
}
