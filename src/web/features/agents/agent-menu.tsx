import { IconDots, IconPencil, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { AgentCardFragment } from '#web/lib/graphql.gen.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { DeleteAgentDocument, PauseAgentDocument } from './agents.gen.ts';

const onlyOwner = 'Only its owner can do this';

export function AgentMenu({ agent, onGone }: { agent: AgentCardFragment; onGone: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const pause = useCommand(PauseAgentDocument);
  const remove = useCommand(DeleteAgentDocument);
  const isPaused = agent.pausedAt !== null;

  async function setPaused(paused: boolean) {
    if (!(await pause.run({ id: agent.id, paused }))) return;
    showToast({
      message: paused ? 'Agent paused' : 'Agent resumed',
      ...(agent.isMine && { undo: () => void pause.run({ id: agent.id, paused: !paused }) }),
    });
  }

  async function confirm() {
    const done = await remove.run({ id: agent.id });
    setAsking(false);
    if (!done) return;
    onGone();
    showToast({ message: `Deleted ${agent.name}` });
  }

  return (
    <>
      <Menu
        trigger={
          <IconButton label="More actions">
            <IconDots size={16} />
          </IconButton>
        }
        groups={[
          [
            {
              label: 'Edit agent',
              icon: <IconPencil size={16} />,
              disabledReason: agent.isMine ? null : onlyOwner,
              href: buildUrl('editAgent', { params: { agentId: agent.id } }),
            },
            isPaused
              ? {
                  label: 'Resume',
                  icon: <IconPlayerPlay size={16} />,
                  disabledReason: agent.isMine ? null : onlyOwner,
                  onSelect: () => void setPaused(false),
                }
              : {
                  label: 'Pause',
                  icon: <IconPlayerPause size={16} />,
                  onSelect: () => void setPaused(true),
                },
          ],
          [
            {
              label: 'Delete agent',
              icon: <IconTrash size={16} />,
              danger: true,
              onSelect: () => setAsking(true),
            },
          ],
        ]}
      />
      {isAsking && (
        <ConfirmDialog
          title={`Delete ${agent.name}?`}
          confirmLabel="Delete agent"
          busy={remove.busy}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          Its log is permanently deleted. Documents that it created are kept.
        </ConfirmDialog>
      )}
    </>
  );
}
