import { IconNote, IconUser } from '@tabler/icons-react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { useQuery } from 'urql';
import { aiUserName } from '#domain/ai/ai-user.ts';
import { aiUserToken, currentUserToken } from '#domain/filters/user-tokens.ts';
import { personNameOf, titleOf } from '#domain/text/display-names.ts';
import { MemberProfileDocument, MembersDocument } from '#web/features/members/members.gen.ts';
import { UsableTagsDocument } from '#web/features/highlights/highlights.gen.ts';
import { PeopleDocument, PersonDocument } from '#web/features/people/people.gen.ts';
import { RowTitlesDocument } from './filters.gen.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Chip } from '#web/ui/chip.tsx';
import type { FilterOption } from './filter-field-choice.ts';
import { IdPicker, lost, type ChosenProps, type IdsEditorProps } from './id-picker.tsx';

const shown = 50;

const tokens: readonly FilterOption[] = [
  { id: currentUserToken, label: 'Current user' },
  { id: aiUserToken, label: aiUserName },
];

export function UserPicker({ ids, onChange }: IdsEditorProps) {
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const [{ data }] = useQuery({
    query: MembersDocument,
    variables: { first: shown, after: null, search: search === '' ? null : search },
  });
  const members = (list: typeof data): FilterOption[] =>
    (list?.members.items ?? []).map(({ id, name }) => ({ id, label: name }));
  const fitting = tokens.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()));
  return (
    <IdPicker
      ids={ids}
      items={[...fitting, ...members(data)]}
      named={[...tokens, ...members(data)]}
      Chosen={ChosenMember}
      text={text}
      onText={setText}
      onChange={onChange}
      iconOf={userIcon}
    />
  );
}

export function PersonPicker({ ids, onChange }: IdsEditorProps) {
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const [{ data }] = useQuery({
    query: PeopleDocument,
    variables: { first: shown, after: null, search: search === '' ? null : search },
  });
  const options = (list: typeof data): FilterOption[] =>
    (list?.people.items ?? []).map(({ id, name, isHidden }) => ({
      id,
      label: personNameOf({ name, hidden: isHidden }),
    }));
  return (
    <IdPicker
      ids={ids}
      items={options(data)}
      named={options(data)}
      Chosen={ChosenPerson}
      text={text}
      onText={setText}
      onChange={onChange}
      iconOf={userIcon}
    />
  );
}

/** Tags that can be used in the project. */
export function TagPicker({ ids, projectId, onChange }: IdsEditorProps) {
  const [text, setText] = useState('');
  const [{ data }] = useQuery({
    query: UsableTagsDocument,
    variables: { projectId: projectId ?? '', first: 1000, after: null },
    pause: projectId === null,
  });
  const all = (data?.tags.items ?? []).map(({ id, title }) => ({ id, label: titleOf('tag', title) }));
  const wanted = text.trim().toLowerCase();
  return (
    <IdPicker
      ids={ids}
      items={all.filter(({ label }) => label.toLowerCase().includes(wanted)).slice(0, shown)}
      named={all}
      isReading={data === undefined}
      text={text}
      onText={setText}
      onChange={onChange}
    />
  );
}

/** Notes or insights of the project by their title. */
export function RowPicker({
  objectType,
  ids,
  projectId,
  onChange,
}: IdsEditorProps & { objectType: 'NOTE' | 'INSIGHT' }) {
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const variables = (rows: readonly unknown[]) => ({
    projectId: projectId ?? '',
    objectType,
    data: JSON.stringify({ filter: { combinator: 'And', rows } }),
  });
  const own = objectType === 'NOTE' ? 'note' : 'insights';
  const operand = objectType === 'NOTE' ? 'Notes' : 'Insights';
  const row = (field: string, operator: string, values: object) => ({
    id: field,
    field: { kind: 'system', field },
    operator,
    values,
  });
  const [{ data }] = useQuery({
    query: RowTitlesDocument,
    variables: variables(search === '' ? [] : [row('title', 'contains', { Text: search })]),
    pause: projectId === null,
  });
  const [{ data: chosen }] = useQuery({
    query: RowTitlesDocument,
    variables: variables([row(own, 'is one of', { [operand]: ids })]),
    pause: projectId === null || ids.length === 0,
  });
  const options = (list: typeof data): FilterOption[] =>
    (list?.viewRows.items ?? []).map(({ id, note, insight }) => ({
      id,
      label: note?.title || insight?.title || 'Untitled',
    }));
  return (
    <IdPicker
      ids={ids}
      items={options(data)}
      named={[...options(chosen), ...options(data)]}
      isReading={chosen === undefined}
      text={text}
      onText={setText}
      onChange={onChange}
      iconOf={noteIcon}
    />
  );
}

function ChosenMember({ id, onRemove }: ChosenProps) {
  const [{ data, fetching }] = useQuery({ query: MemberProfileDocument, variables: { id } });
  return <Chip label={data?.member?.name ?? (fetching ? '…' : lost)} onRemove={onRemove} />;
}

function ChosenPerson({ id, onRemove }: ChosenProps) {
  const [{ data, fetching }] = useQuery({ query: PersonDocument, variables: { id } });
  const person = data?.person;
  const name = person && personNameOf({ name: person.name, hidden: person.isHidden });
  return <Chip label={name ?? (fetching ? '…' : lost)} onRemove={onRemove} />;
}

function userIcon({ id, label }: FilterOption): ReactNode {
  const isToken = tokens.some((token) => token.id === id);
  return isToken ? <IconUser size={16} /> : <Avatar name={label} seed={id} />;
}

function noteIcon(): ReactNode {
  return <IconNote size={16} />;
}
