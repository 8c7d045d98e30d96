import { useState } from 'react';
import type { ObjectAccessFieldsFragment } from '#web/lib/graphql.gen.ts';
import { SetAccessInheritedDocument } from './access.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { kindNames, type ObjectRef } from '#web/kit/objects/object-ref.ts';

export type InheritanceSettingProps = {
  object: ObjectRef;
  access: ObjectAccessFieldsFragment;
  disabledReason: string | null;
};

/** For what lies in something whose access it could follow. */
export function InheritanceSetting({ object, access, disabledReason }: InheritanceSettingProps) {
  const [isAsking, setAsking] = useState(false);
  const set = useCommand(SetAccessInheritedDocument);
  if (access.parentType == null) return null;
  const parent = kindNames[access.parentType];

  async function setInherited(inherited: boolean) {
    setAsking(false);
    const done = await set.run({ input: { type: object.type, id: object.id, inherited } });
    if (!done) return;
    showToast(
      inherited
        ? { message: `Access follows the ${parent} again` }
        : {
            message: `This ${kindNames[object.type]} has access of its own now`,
            undo: () => void setInherited(true),
          },
    );
  }

  return (
    <>
      <Switch
        label={`Same access as its ${parent}`}
        hint="People who get or lose access there get or lose it here too."
        checked={access.inherited}
        disabledReason={disabledReason}
        // Following again drops the own lines for good, so it is asked first.
        onChange={(inherited) => (inherited ? setAsking(true) : void setInherited(false))}
      />
      {isAsking && (
        <Callout
          tone="warning"
          actions={
            <>
              <Button busy={set.busy} onClick={() => void setInherited(true)}>
                Follow the {parent}
              </Button>
              <Button variant="quiet" onClick={() => setAsking(false)}>
                Keep own access
              </Button>
            </>
          }
        >
          The access given here goes for good, and the access of the {parent} takes its place.
        </Callout>
      )}
    </>
  );
}
