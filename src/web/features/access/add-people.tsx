import { useState } from 'react';
import type { Level } from '#domain/access/levels.ts';
import type { GrantFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import classes from './access.module.css';
import { granteeKey } from './grantee.ts';
import { levelOptions } from './level-names.ts';
import type { ObjectRef } from '#web/kit/objects/object-ref.ts';
import { useGranteeSearch, type GranteeItem } from './use-grantee-search.tsx';
import { useShare } from './use-share.ts';

export type AddPeopleProps = { object: ObjectRef; grants: readonly GrantFieldsFragment[] };

/** Chooses people and groups first, then gives all of them one level. */
export function AddPeople({ object, grants }: AddPeopleProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly GranteeItem[]>([]);
  const [level, setLevel] = useState<Level>('WRITE');
  const present = new Set([...grants.map(granteeKey), ...chosen.map((item) => item.id)]);
  const search = useGranteeSearch(text, present);
  const { busy, share } = useShare(object);

  async function send() {
    if (await share(chosen, level)) setChosen([]);
  }

  return (
    <div className={classes.add}>
      <div className={classes.addRow}>
        <Combobox
          label="Add people and groups"
          placeholder="Add people, groups or an e-mail address"
          text={text}
          onText={setText}
          items={search.items}
          isLoading={search.isLoading}
          emptyText="No one else to add. Type an e-mail address to invite someone."
          onChoose={(item) => {
            setChosen([...chosen, item]);
            setText('');
          }}
          onBackspace={() => setChosen(chosen.slice(0, -1))}
          isFirst
        />
        <CompactSelect label="Level" value={level} options={levelOptions} onChange={setLevel} />
        <Button
          variant="primary"
          busy={busy}
          disabled={chosen.length === 0}
          title={chosen.length === 0 ? 'Choose someone first' : undefined}
          onClick={() => void send()}
        >
          Share
        </Button>
      </div>
      {chosen.length > 0 && (
        <div className={classes.chips}>
          {chosen.map((item) => (
            <Chip
              key={item.id}
              label={item.label}
              onRemove={() => setChosen(chosen.filter((other) => other.id !== item.id))}
            />
          ))}
        </div>
      )}
    </div>
  );
}
