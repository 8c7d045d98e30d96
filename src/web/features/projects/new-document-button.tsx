import { IconPlus, IconTemplate } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '#web/features/members/index.ts';
import { CreateFromTemplate } from '#web/features/templates/index.ts';
import { useProjectObject } from './use-project-object.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import type { DocumentKind } from '#web/kit/documents/document-object.ts';

export type NewDocumentButtonProps = {
  kind: DocumentKind;
  project: ProjectFieldsFragment;
  busy: boolean;
  onCreate: () => void;
};

export function NewDocumentButton({ kind, project, busy, onCreate }: NewDocumentButtonProps) {
  const may = useCan(`${kind}.create`, useProjectObject(project));
  const mayUse = useCan('template.use');
  const [isChoosing, setChoosing] = useState(false);
  const button = (
    <Button
      variant="primary"
      icon={<IconPlus size={16} />}
      busy={busy}
      aria-disabled={!may.allowed || undefined}
      onClick={() => may.allowed && onCreate()}
    >
      {kind === 'note' ? 'New note' : 'New insight'}
    </Button>
  );
  if (!may.allowed) return <Tooltip label={may.reason}>{button}</Tooltip>;
  return (
    <>
      {mayUse.allowed && (
        <IconButton label="Start from a template" onClick={() => setChoosing(true)}>
          <IconTemplate size={16} />
        </IconButton>
      )}
      {button}
      {isChoosing && (
        <CreateFromTemplate kind={kind} projectId={project.id} onClose={() => setChoosing(false)} />
      )}
    </>
  );
}
