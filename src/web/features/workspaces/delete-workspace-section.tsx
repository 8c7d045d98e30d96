import { useState } from 'react';
import { deletionGraceDays } from '#domain/workspaces/workspace-deletion.ts';
import { useCan } from '#web/features/members/index.ts';
import { Button } from '#web/ui/button.tsx';
import { FormStack, Section } from '#web/ui/page-frame.tsx';
import { DeleteWorkspaceDialog } from './delete-workspace-dialog.tsx';
import { KeepWorkspaceButton } from './keep-workspace-button.tsx';

type Leaving = { name: string; deletion?: { dueAt: string } | null };

export function DeleteWorkspaceSection({ workspace }: { workspace: Leaving }) {
  const mayDelete = useCan('workspace.delete');
  const [isAsking, setAsking] = useState(false);
  if (!mayDelete.allowed) return null;
  return (
    <Section title="Delete workspace">
      <FormStack>
        <p style={{ color: 'var(--color-text-muted)' }}>
          {workspace.deletion
            ? 'This workspace is going to be deleted. Until then everything works as before.'
            : `All projects, notes, recordings, contacts and members are permanently deleted after ${deletionGraceDays} days. Until then any admin can keep the workspace.`}
        </p>
        <span>
          {workspace.deletion ? (
            <KeepWorkspaceButton />
          ) : (
            <Button variant="danger" onClick={() => setAsking(true)}>
              Delete workspace
            </Button>
          )}
        </span>
      </FormStack>
      {isAsking && <DeleteWorkspaceDialog name={workspace.name} onClose={() => setAsking(false)} />}
    </Section>
  );
}
