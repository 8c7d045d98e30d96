import { IconPlus } from '@tabler/icons-react';
import { useCan } from '#web/features/members/index.ts';
import { useProjectObject } from './use-project-object.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Button } from '#web/ui/button.tsx';
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
  return may.allowed ? button : <Tooltip label={may.reason}>{button}</Tooltip>;
}
