import { useDeferredValue, useState } from 'react';
import { useQuery } from 'urql';
import type { MemberFieldsFragment } from '#web/lib/graphql.gen.ts';
import { MembersDocument } from './members.gen.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Combobox } from '#web/ui/combobox.tsx';

const shown = 8;
const nobody: ReadonlySet<string> = new Set();

export type MemberPickerProps = {
  label: string;
  placeholder: string;
  leaveOut?: ReadonlySet<string>;
  /** People who are shut out are left out, except where the past is looked at. */
  includeInactive?: boolean;
  onChoose: (member: MemberFieldsFragment) => void;
};

/** Finds one of up to thousands of members by name or e-mail. */
export function MemberPicker({
  label,
  placeholder,
  leaveOut = nobody,
  includeInactive = false,
  onChoose,
}: MemberPickerProps) {
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const [{ data, fetching }] = useQuery({
    query: MembersDocument,
    variables: { first: shown, after: null, search: search === '' ? null : search },
  });
  const members = (data?.members.items ?? []).filter(
    (member) => !leaveOut.has(member.id) && (includeInactive || (member.role !== null && !member.suspended)),
  );
  return (
    <Combobox
      label={label}
      placeholder={placeholder}
      text={text}
      onText={setText}
      isLoading={fetching || search !== text.trim()}
      emptyText="No results"
      items={members.map((member) => ({
        id: member.id,
        label: member.name,
        detail: member.email,
        icon: <Avatar name={member.name} seed={member.id} />,
        member,
      }))}
      onChoose={({ member }) => {
        onChoose(member);
        setText('');
      }}
    />
  );
}
