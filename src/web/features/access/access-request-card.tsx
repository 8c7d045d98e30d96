import { useState } from 'react';
import type { Level } from '#domain/access/levels.ts';
import { userNameOf } from '#domain/text/display-names.ts';
import type { AccessRequestFieldsFragment } from '#web/lib/graphql.gen.ts';
import { AnswerAccessRequestDocument } from './access.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import classes from './access.module.css';
import { levelName, levelOptions } from './level-names.ts';

/** Somebody asks to be let in: who, why, and the two answers. */
export function AccessRequestCard({ request }: { request: AccessRequestFieldsFragment }) {
  const name = userNameOf(request.member);
  return (
    <article className={classes.request} aria-label={`${name} requests access`}>
      <Avatar name={name} seed={request.member?.id ?? request.id} size={32} />
      <div className={classes.who}>
        <span className={classes.name}>{name}</span>
        <span className={classes.detail}>
          asked <RelativeTime at={request.createdAt} />
        </span>
        {request.message !== '' && <p className={classes.quote}>{request.message}</p>}
      </div>
      <AccessRequestAnswer request={request} />
    </article>
  );
}

export type AccessRequestAnswerProps = {
  request: AccessRequestFieldsFragment;
  onAnswered?: () => void;
};

/** Approving gives at least the chosen level; an answer can't be taken back, but access can be changed later. */
export function AccessRequestAnswer({ request, onAnswered }: AccessRequestAnswerProps) {
  const [level, setLevel] = useState<Level>('READ');
  const command = useCommand(AnswerAccessRequestDocument);
  const name = userNameOf(request.member);

  async function answer(approve: boolean) {
    const done = await command.run({ input: { id: request.id, approve, level } });
    if (!done) return;
    onAnswered?.();
    showToast({
      message: approve ? `${name}: ${levelName(level).toLowerCase()}` : `Denied the request from ${name}`,
    });
  }

  return (
    <div className={classes.answer}>
      <CompactSelect label={`Access for ${name}`} value={level} options={levelOptions} onChange={setLevel} />
      <Button variant="primary" busy={command.busy} onClick={() => void answer(true)}>
        Approve
      </Button>
      <Button disabled={command.busy} onClick={() => void answer(false)}>
        Deny
      </Button>
    </div>
  );
}
