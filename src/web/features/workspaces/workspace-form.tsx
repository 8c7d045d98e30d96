import { textLimits } from '#domain/limits/text-limits.ts';
import { unnamedWorkspace } from '#domain/text/display-names.ts';
import { NameForm } from '#web/lib/page/name-form.tsx';
import { UpdateWorkspaceDocument } from './workspaces.gen.ts';

export type WorkspaceFormProps = { name: string; disabledReason: string | null };

export function WorkspaceForm({ name, disabledReason }: WorkspaceFormProps) {
  return (
    <NameForm
      saved={name}
      limit={textLimits.workspaceName}
      update={UpdateWorkspaceDocument}
      done="Workspace renamed"
      field={{ placeholder: unnamedWorkspace }}
      disabledReason={disabledReason}
    />
  );
}
