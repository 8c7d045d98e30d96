import { useState } from 'react';
import { capLevel } from '#domain/access/roles.ts';
import { useCan, useViewer } from '#web/features/members/index.ts';
import { RequestAccessDocument } from './access.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import type { ObjectRef } from '#web/kit/objects/object-ref.ts';

/** For people who see an object but can't share it. Not for viewers: their role leaves them nothing more. */
export function AskForMore({ object }: { object: ObjectRef }) {
  const { role } = useViewer();
  const mayAsk = useCan('accessRequest.create').allowed;
  const [isSent, setSent] = useState(false);
  const request = useCommand(RequestAccessDocument);
  if (!mayAsk || capLevel(role, 'FULL') !== 'FULL') return null;
  if (isSent) return 'Request sent. You’ll get a notification when someone answers.';

  async function ask() {
    const { type, id } = object;
    if (await request.run({ input: { type, id } })) setSent(true);
  }

  return (
    <Button busy={request.busy} onClick={() => void ask()}>
      Request more access
    </Button>
  );
}
