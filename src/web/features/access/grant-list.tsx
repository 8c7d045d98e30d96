import { startTransition, useOptimistic, useState } from 'react';
import type { Level } from '#domain/access/levels.ts';
import type { GrantFieldsFragment } from '#web/lib/graphql.gen.ts';
import { GrantAccessDocument, RevokeAccessDocument } from './access.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import classes from './access.module.css';
import { GrantRow } from './grant-row.tsx';
import { granteeInput, granteeKey, granteeName } from './grantee.ts';
import { levelName } from './level-names.ts';
import type { ObjectRef } from '#web/kit/objects/object-ref.ts';

export type GrantListProps = {
  object: ObjectRef;
  grants: readonly GrantFieldsFragment[];
  disabledReason: string | null;
  onLost: () => void;
};

/** More would push what follows, such as the public link, out of the dialog. */
const atFirst = 5;

type Change = { grant: GrantFieldsFragment; level: Level | null };

/** The map, line by line. A change shows at once and goes back by itself if the server refuses it. */
export function GrantList({ object, grants, disabledReason, onLost }: GrantListProps) {
  const [lines, showChange] = useOptimistic(grants, applyChange);
  const [isOpen, setOpen] = useState(false);
  // One more is no longer than the button that would show it.
  const isFolded = !isOpen && lines.length > atFirst + 1;
  const shown = isFolded ? lines.slice(0, atFirst) : lines;
  const grant = useCommand(GrantAccessDocument);
  const revoke = useCommand(RevokeAccessDocument);

  async function set(line: GrantFieldsFragment, level: Level | null): Promise<boolean> {
    const ref = { type: object.type, id: object.id };
    const grantee = granteeInput(line);
    const done =
      level === null
        ? (await revoke.run({ input: { ...ref, grantee } }))?.revokeAccess
        : (await grant.run({ input: { ...ref, grantees: [grantee], level } }))?.grantAccess;
    // Null is no refusal: the change worked, and the person who made it can't see the object any more.
    if (done === null) onLost();
    return done !== undefined;
  }

  function change(line: GrantFieldsFragment, level: Level | null) {
    startTransition(async () => {
      showChange({ grant: line, level });
      if (!(await set(line, level))) return;
      const name = granteeName(line);
      showToast({
        message: level === null ? `Removed ${name}` : `${name}: ${levelName(level).toLowerCase()}`,
        undo: () => void set(line, line.level),
      });
    });
  }

  return (
    <section aria-label="People and groups with access">
      <h3 className={classes.heading}>Who has access</h3>
      <ul className={classes.list}>
        {shown.map((line) => (
          <GrantRow
            key={granteeKey(line)}
            object={object}
            grant={line}
            disabledReason={disabledReason}
            onChange={(level) => change(line, level)}
          />
        ))}
      </ul>
      {isFolded && (
        <Button variant="quiet" onClick={() => setOpen(true)}>
          Show all {lines.length.toLocaleString('en')}
        </Button>
      )}
    </section>
  );
}

function applyChange(grants: readonly GrantFieldsFragment[], { grant, level }: Change) {
  const key = granteeKey(grant);
  if (level === null) return grants.filter((line) => granteeKey(line) !== key);
  return grants.map((line) => (granteeKey(line) === key ? { ...line, level } : line));
}
