import { formatDay } from '#domain/time/format-day.ts';
import { useCan, useWorkspace } from '#web/features/members/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { KeepWorkspaceButton } from './keep-workspace-button.tsx';

/** For everyone while the workspace is going to be deleted, so that nobody loses their work without a warning. */
export function DeletionBanner() {
  const { deletion } = useWorkspace();
  const mayKeep = useCan('workspace.delete').allowed;
  if (!deletion) return null;
  const by = deletion.requestedBy ? `${deletion.requestedBy.name} deleted this workspace. ` : '';
  return (
    <Banner tone="danger" action={mayKeep && <KeepWorkspaceButton />}>
      {by}Everything in it will be permanently deleted on {formatDay(new Date(deletion.dueAt))}.
    </Banner>
  );
}
