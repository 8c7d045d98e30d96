import { useState } from 'react';
import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { MemberPicker, useCan } from '#web/features/members/index.ts';
import type { GroupFieldsFragment } from '#web/lib/graphql.gen.ts';
import { GroupMembersDocument, RenameGroupDocument } from './groups.gen.ts';
import { Paged } from '#web/kit/lists/paged.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { Callout } from '#web/ui/callout.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { InlineEdit } from '#web/ui/inline-edit.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { GroupMemberRow } from './group-member-row.tsx';
import classes from './groups.module.css';
import { useChangeMembers } from './use-change-members.ts';

/** The name and the members of one group. */
export function GroupDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const maySet = useCan('group.setMembers');
  const [{ data }] = useQuery({
    query: GroupMembersDocument,
    variables: { id, first: itemLimits.page, after: null },
  });
  const { add, remove } = useChangeMembers(id);
  const members = data?.group?.members.items ?? [];
  return (
    <Dialog title="Group" onClose={onClose} wide>
      {data?.group && <GroupName group={data.group} />}
      {maySet.allowed ? (
        <MemberPicker
          label="Add people"
          placeholder="Add people by name or e-mail"
          leaveOut={new Set(members.map((member) => member.id))}
          onChoose={(member) => void add(member)}
        />
      ) : (
        <Callout>{maySet.reason}</Callout>
      )}
      <div className={classes.list}>
        <Paged
          document={GroupMembersDocument}
          variables={(after) => ({ id, first: itemLimits.page, after })}
          page={(answer) => answer.group?.members}
          what="the members"
          skeleton={<SkeletonRows rows={3} label="Loading the members" />}
          empty={<p className={classes.empty}>No members yet.</p>}
          renderFrame={(pages) => <ul aria-label="Members of the group">{pages}</ul>}
          renderRows={(items) =>
            items.map((member) => (
              <GroupMemberRow
                key={member.id}
                member={member}
                onRemove={maySet.allowed ? () => void remove(member) : null}
              />
            ))
          }
          renderMore={(button) => <li className={classes.more}>{button}</li>}
        />
      </div>
    </Dialog>
  );
}

function GroupName({ group }: { group: GroupFieldsFragment }) {
  const mayRename = useCan('group.update');
  const rename = useCommand(RenameGroupDocument);
  const [draft, setDraft] = useState<string | null>(null);
  async function save(name: string) {
    setDraft(name);
    await rename.run({ id: group.id, name: name.trim() });
    setDraft(null);
  }
  return (
    <div className={classes.name}>
      <InlineEdit
        label="Group name"
        value={draft ?? group.name}
        placeholder="Group name"
        disabledReason={mayRename.allowed ? null : mayRename.reason}
        check={(text) => {
          const parsed = parseText(textLimits.groupName, text);
          return parsed.ok ? null : parsed.message;
        }}
        onSave={(name) => void save(name)}
      />
    </div>
  );
}
