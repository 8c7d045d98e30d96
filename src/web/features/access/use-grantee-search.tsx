import { IconMail, IconUsersGroup } from '@tabler/icons-react';
import { useDeferredValue } from 'react';
import { useQuery } from 'urql';
import { parseEmail } from '#domain/accounts/email.ts';
import type { GranteeInput } from '#web/lib/graphql.gen.ts';
import { GranteeSearchDocument } from './access.gen.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import type { ComboboxItem } from '#web/ui/combobox-item.ts';
import { countLabel } from '#web/ui/count-label.ts';
import classes from './access.module.css';

export type GranteeItem = ComboboxItem & { grantee: GranteeInput | null; email: string | null };

export type GranteeSearch = { items: readonly GranteeItem[]; isLoading: boolean };

/** People and groups that fit, and a person who is not here yet as somebody to invite. */
export function useGranteeSearch(text: string, leaveOut: ReadonlySet<string>): GranteeSearch {
  const search = useDeferredValue(text.trim());
  const [{ data, fetching }] = useQuery({
    query: GranteeSearchDocument,
    variables: { search: search === '' ? null : search },
  });
  const people = (data?.members.items ?? [])
    // The server refuses those who are shut out; offering them would be a dead end.
    .filter((member) => member.role !== null && !member.suspended)
    .map((member): GranteeItem => ({
      id: member.id,
      label: member.name,
      detail: member.email,
      icon: <Avatar name={member.name} seed={member.id} />,
      grantee: { memberId: member.id },
      email: null,
    }));
  const groups = (data?.groups.items ?? []).map((group): GranteeItem => ({
    id: group.id,
    label: group.name,
    detail: countLabel(group.memberCount, 'member'),
    icon: (
      <span className={classes.sign} data-small aria-hidden>
        <IconUsersGroup size={14} />
      </span>
    ),
    grantee: { groupId: group.id },
    email: null,
  }));
  const known = new Set((data?.members.items ?? []).map((member) => member.email));
  return {
    items: [...people, ...groups, ...strangerOf(search, known)].filter((item) => !leaveOut.has(item.id)),
    isLoading: fetching,
  };
}

function strangerOf(search: string, known: ReadonlySet<string>): GranteeItem[] {
  const email = parseEmail(search);
  if (!email.ok || known.has(email.value)) return [];
  return [
    {
      id: email.value,
      label: email.value,
      detail: 'Invite to the workspace',
      icon: (
        <span className={classes.sign} data-small aria-hidden>
          <IconMail size={14} />
        </span>
      ),
      grantee: null,
      email: email.value,
    },
  ];
}
