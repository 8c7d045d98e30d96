import { IconTemplate } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '#web/features/members/index.ts';
import type { DocumentKind } from '#web/kit/documents/document-object.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { ChooseTemplate } from './lazy-dialogs.tsx';
import { ApplyTemplateDocument } from './templates.gen.ts';
import { useWorkspaceTemplates } from './use-workspace-templates.ts';
import classes from './choose-template.module.css';

export type TemplateOfferProps = {
  kind: DocumentKind;
  document: { readonly id: string; readonly projectId: string };
};

const atOnce = 3;

/** Under an empty text: the newest templates of the workspace, and the way to all of them. */
export function TemplateOffer(props: TemplateOfferProps) {
  return useCan('template.use').allowed ? <Offer {...props} /> : null;
}

function Offer({ kind, document: { id, projectId } }: TemplateOfferProps) {
  const target = kind === 'note' ? 'NOTE' : 'INSIGHT';
  const templates = useWorkspaceTemplates(target);
  const [isChoosing, setChoosing] = useState(false);
  const apply = useCommand(ApplyTemplateDocument);

  async function use(templateId: string) {
    if (await apply.run({ input: { templateId, target, objectId: id } })) setChoosing(false);
  }

  return (
    <section aria-label="Templates" className={classes.offer}>
      <span>Start from a template:</span>
      {templates.slice(0, atOnce).map((template) => (
        <Button key={template.id} onClick={() => !apply.busy && void use(template.id)}>
          {template.title}
        </Button>
      ))}
      <Button icon={<IconTemplate size={16} />} variant="quiet" onClick={() => setChoosing(true)}>
        {templates.length > 0 ? 'All templates' : 'Choose a template'}
      </Button>
      {isChoosing && (
        <ChooseTemplate
          kind={kind}
          projectId={projectId}
          busy={apply.busy}
          onChoose={(templateId) => void use(templateId)}
          onClose={() => setChoosing(false)}
        />
      )}
    </section>
  );
}
