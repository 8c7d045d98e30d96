import { useEffect, useState } from 'react';
import type { DocumentSession } from '#web/kit/editor/document-session.ts';
import { nameOfUser } from '#web/kit/editor/extensions/presence-carets.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import classes from './presence-avatars.module.css';

type Present = { id: string; name: string };
const shown = 4;

/** The others who have this document open now, each once however many tabs they have. */
export function PresenceAvatars({ session, viewerId }: { session: DocumentSession; viewerId: string }) {
  const [people, setPeople] = useState<readonly Present[]>([]);
  useEffect(() => {
    const { awareness } = session.provider;
    if (!awareness) return undefined;
    const follow = () => {
      const next = peopleIn(awareness.getStates().values(), viewerId);
      setPeople((before) =>
        before.map(({ id }) => id).join() === next.map(({ id }) => id).join() ? before : next,
      );
    };
    follow();
    awareness.on('change', follow);
    return () => awareness.off('change', follow);
  }, [session, viewerId]);
  if (people.length === 0) return null;
  return (
    <ul className={classes.list} aria-label="Also here">
      {people.slice(0, shown).map(({ id, name }) => (
        <li key={id}>
          <Tooltip label={`${name} is here`}>
            <span className={classes.person}>
              <Avatar name={name} seed={id} />
              <span className={classes.name}>{name}</span>
            </span>
          </Tooltip>
        </li>
      ))}
      {people.length > shown && <li className={classes.more}>+{people.length - shown}</li>}
    </ul>
  );
}

function peopleIn(states: Iterable<Record<string, unknown>>, viewerId: string): Present[] {
  const found = new Map<string, Present>();
  for (const { user } of states) {
    if (typeof user !== 'object' || user === null) continue;
    const { memberId } = user as { memberId?: unknown };
    if (typeof memberId !== 'string' || memberId === viewerId) continue;
    found.set(memberId, { id: memberId, name: nameOfUser(user as Record<string, unknown>) });
  }
  return [...found.values()].sort((a, b) => a.id.localeCompare(b.id));
}
