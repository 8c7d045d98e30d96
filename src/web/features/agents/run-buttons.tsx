import { IconFlask, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import type { AgentCardFragment } from '#web/lib/graphql.gen.ts';
import { newId } from '#web/lib/new-id.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { RunAgentDocument } from './agents.gen.ts';
import classes from './agents.module.css';

/** Starts a run and opens its log. */
export function RunButtons({ agent }: { agent: AgentCardFragment }) {
  const start = useCommand(RunAgentDocument);
  // One for each wish: pressed twice, it still runs once.
  const [requestKey, setRequestKey] = useState(newId);

  async function run(dryRun: boolean) {
    const made = await start.run({ id: agent.id, dryRun, requestKey });
    setRequestKey(newId());
    if (made) goTo('agentRun', { params: { agentId: agent.id, runId: made.runAgent.id } });
  }

  if (!agent.isMine) return null;
  return (
    <div className={classes.actions}>
      <Button icon={<IconFlask size={16} />} busy={start.busy} onClick={() => void run(true)}>
        Dry run
      </Button>
      <Button
        variant="primary"
        icon={<IconPlayerPlay size={16} />}
        busy={start.busy}
        onClick={() => void run(false)}
      >
        Run now
      </Button>
    </div>
  );
}
