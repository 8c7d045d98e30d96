import { useState } from 'react';
import type { ObjectAccessFieldsFragment } from '#web/lib/graphql.gen.ts';
import { SetAccessInheritedDocument } from './access.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { kindOf, type ObjectRef } from '#web/kit/objects/object-ref.ts';

export type InheritanceSettingProps = {
  object: ObjectRef;
  access: ObjectAccessFieldsFragment;
  disabledReason: string | null;
};

/** For what is in something whose access it could follow. */
export function InheritanceSetting({ object, access, disabledReason }: InheritanceSettingProps) {
  const [isAsking, setAsking] = useState(false);
  const set = useCommand(SetAccessInheritedDocument);
  if (access.parentType == null) return null;
  const parent = kindOf(access.parentType);

  async function setInherited(inherited: boolean) {
    setAsking(false);
    const done = await set.run({ input: { type: object.type, id: object.id, inherited } });
    if (!done) return;
    showToast(
      inherited
        ? { message: `Access is inherited from the ${parent} again` }
        : {
            message: `This ${kindOf(object.type)} no longer inherits access`,
            undo: () => void setInherited(true),
          },
    );
  }

  return (
    <>
      <Switch
        label={`Inherit access from its ${parent}`}
        hint="People who gain or lose access there gain or lose it here too."
        checked={access.inherited}
        disabledReason={disabledReason}
        // Inheriting again removes the grants given here, so the person confirms first.
        onChange={(inherited) => (inherited ? setAsking(true) : void setInherited(false))}
      />
      {isAsking && (
        <Callout
          tone="warning"
          actions={
            <>
              <Button busy={set.busy} onClick={() => void setInherited(true)}>
                Inherit from the {parent}
              </Button>
              <Button variant="quiet" onClick={() => setAsking(false)}>
                Keep separate access
              </Button>
            </>
          }
        >
          Access given here will be permanently removed and replaced by access from the {parent}.
        </Callout>
      )}
    </>
  );
}
