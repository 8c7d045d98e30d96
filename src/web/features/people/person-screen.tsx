import { IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { parsePersonDraft } from '#domain/people/person-draft.ts';
import { authorNameOf } from '#domain/text/display-names.ts';
import { PersonFieldSection } from '#web/features/fields/index.ts';
import { useCan, useViewer } from '#web/features/members/index.ts';
import type { PersonFieldsFragment } from '#web/lib/graphql.gen.ts';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { InlineEdit } from '#web/ui/inline-edit.tsx';
import { Section } from '#web/ui/page-frame.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { UpdatePersonDocument } from './people.gen.ts';
import { PersonFace } from '#web/kit/objects/person-face.tsx';
import { nameOfPerson } from '#web/kit/objects/person-name.ts';
import { PersonHighlights } from './person-highlights.tsx';
import { PersonNotes } from './person-notes.tsx';
import { usePeopleCommands } from './use-people-commands.ts';
import classes from './person-screen.module.css';

/** What is known of a contact: name and address, their notes, and who may be the same. */
export function PersonScreen({ person }: { person: PersonFieldsFragment }) {
  const viewer = useViewer();
  const mayUpdate = useCan('person.update');
  const update = useCommand(UpdatePersonDocument);
  const reason = person.isHidden ? 'Only managers can do this' : mayUpdate.allowed ? null : mayUpdate.reason;
  const check = (draft: { name?: string; email?: string }) => {
    const parsed = parsePersonDraft({ name: person.name, email: person.email, ...draft });
    return parsed.ok ? null : parsed.message;
  };
  return (
    <>
      <div className={classes.top}>
        <PersonFace person={person} size={64} />
        <div className={classes.names}>
          <PageHeading>
            <InlineEdit
              label="Name"
              value={person.isHidden ? nameOfPerson(person) : person.name}
              placeholder={nameOfPerson(person)}
              disabledReason={reason}
              check={(name) => check({ name })}
              onSave={(name) => void update.run({ input: { id: person.id, name } })}
            />
          </PageHeading>
          {!person.isHidden && (
            <div className={classes.email}>
              <InlineEdit
                label="E-mail address"
                value={person.email ?? ''}
                placeholder={reason === null ? 'Add an e-mail address' : 'No e-mail address'}
                disabledReason={reason}
                check={(email) => check({ email })}
                onSave={(email) => void update.run({ input: { id: person.id, email } })}
              />
            </div>
          )}
        </div>
      </div>
      <p className={classes.facts}>
        Added <RelativeTime at={person.createdAt} />
        {person.createdBy && (
          <> by {person.createdBy.id === viewer.id ? 'you' : authorNameOf(person.createdBy)}</>
        )}
        {' · '}
        {countLabel(person.noteCount, 'note')}
      </p>
      {person.identityHidden && (
        <p className={classes.hidden}>
          <IconEyeOff size={16} aria-hidden />
          {person.isHidden
            ? 'A manager hid this contact’s identity. You can see the notes they took part in.'
            : 'Hidden. Only managers can see who this is.'}
        </p>
      )}
      <LastMerge person={person} />
      <Duplicates person={person} />
      <PersonFieldSection person={person} />
      <Section title="Notes">
        <PersonNotes personId={person.id} />
      </Section>
      <Section title="Highlights">
        <PersonHighlights personId={person.id} />
      </Section>
    </>
  );
}

function LastMerge({ person }: { person: PersonFieldsFragment }) {
  const may = useCan('person.merge');
  const { undoMerge } = usePeopleCommands();
  const merge = person.lastMerge;
  if (!merge || !may.allowed || person.isHidden) return null;
  return (
    <div className={classes.remark}>
      <Callout actions={<Button onClick={() => void undoMerge(merge.id)}>Undo the merge</Button>}>
        {countLabel(merge.mergedCount, 'record')} were merged into this contact{' '}
        <RelativeTime at={merge.mergedAt} />
        {merge.mergedBy && `, by ${merge.mergedBy.name}`}.
      </Callout>
    </div>
  );
}

function Duplicates({ person }: { person: PersonFieldsFragment }) {
  const may = useCan('person.merge');
  const [isMerging, setMerging] = useState(false);
  if (person.duplicates.length === 0 || !may.allowed) return null;
  const names = person.duplicates.slice(0, 3).map((other) => other.name || (other.email ?? ''));
  const more = person.duplicates.length - names.length;
  return (
    <div className={classes.remark}>
      <Callout tone="warning" actions={<Button onClick={() => setMerging(true)}>Review and merge</Button>}>
        Possible duplicate: {names.join(', ')}
        {more > 0 && ` and ${more} more`}.
      </Callout>
      {isMerging && (
        <MergeDialog
          people={[person, ...person.duplicates]}
          onClose={() => setMerging(false)}
          onMerged={() => {}}
        />
      )}
    </div>
  );
}
