import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Paged } from '#web/kit/lists/paged.tsx';
import type { PersonCardFragment } from '#web/lib/graphql.gen.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { DuplicatePeopleDocument } from './people.gen.ts';
import { PersonFace } from '#web/kit/objects/person-face.tsx';
import { nameOfPerson } from '#web/kit/objects/person-name.ts';
import classes from './duplicates-dialog.module.css';

type Group = { people: readonly PersonCardFragment[] };

/** Contacts who are likely one person, group by group. Nothing is merged without a look at the preview. */
export function DuplicatesDialog({ onClose }: { onClose: () => void }) {
  const [merging, setMerging] = useState<Group | null>(null);
  if (merging) {
    return <MergeDialog people={merging.people} onClose={() => setMerging(null)} onMerged={() => {}} />;
  }
  return (
    <Dialog title="Likely duplicates" onClose={onClose} wide>
      <Paged
        document={DuplicatePeopleDocument}
        variables={(after) => ({ first: 20, after })}
        page={(data) => data.duplicatePeople}
        what="the duplicates"
        skeleton={<SkeletonRows rows={4} label="Looking for duplicates" />}
        empty={
          <EmptyState icon={<IconCheck size={20} />} title="No duplicates found">
            No contacts share an e-mail address or have similar names.
          </EmptyState>
        }
        renderFrame={(pages) => <ul className={classes.groups}>{pages}</ul>}
        renderRows={(groups) =>
          groups.map((group) => (
            <li key={group.people.map(({ id }) => id).join()} className={classes.group}>
              <ul className={classes.people}>
                {group.people.map((person) => (
                  <li key={person.id} className={classes.person}>
                    <PersonFace person={person} />
                    <span>{nameOfPerson(person)}</span>
                    <span className={classes.email}>{person.email}</span>
                  </li>
                ))}
              </ul>
              <Button onClick={() => setMerging(group)}>Review</Button>
            </li>
          ))
        }
        renderMore={(button) => <li className={classes.more}>{button}</li>}
      />
    </Dialog>
  );
}
