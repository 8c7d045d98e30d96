import { IconBulb, IconFolder, IconNote } from '@tabler/icons-react';
import type { Client } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { InsightsDocument } from '#web/features/insights/insights.gen.ts';
import { MembersDocument } from '#web/features/members/members.gen.ts';
import { NotesDocument } from '#web/features/notes/notes.gen.ts';
import { FindPeopleDocument } from '#web/features/people/people.gen.ts';
import { PersonFace } from '#web/kit/objects/person-face.tsx';
import { nameOfPerson } from '#web/kit/objects/person-name.ts';
import { ProjectsDocument } from '#web/features/projects/projects.gen.ts';
import { searchThings } from '../search-things.ts';
import { RecentDocument } from '#web/features/stars/stars.gen.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import type { Mentionable, MentionSource } from '#web/kit/editor/extensions/mention-menu.ts';
import { bestFitting } from '#web/kit/pickers/rank-label.ts';

const size = 16;
const shownPeople = 5;
const shownThings = 8;
const icons = {
  note: <IconNote size={size} />,
  insight: <IconBulb size={size} />,
  project: <IconFolder size={size} />,
};

/** People and contacts by name; things of this project, what the person saw lately, and whatever has such a title. */
export function mentionSource(client: Client, projectId: string | null): MentionSource {
  return async (query) => {
    const [people, contacts, things] = await Promise.all([
      findPeople(client, query),
      findContacts(client, query),
      findThings(client, projectId, query),
    ]);
    return [...people, ...contacts, ...things.slice(0, shownThings)];
  };
}

/** What is near first, then what the search finds anywhere. */
export async function findThings(
  client: Client,
  projectId: string | null,
  query: string,
): Promise<Mentionable[]> {
  const [near, anywhere] = await Promise.all([
    listThings(client, projectId),
    searchThings(client, {
      text: query,
      types: ['NOTE', 'INSIGHT', 'PROJECT'],
      limit: shownThings,
      titleOnly: true,
    }),
  ]);
  const found = anywhere.flatMap(({ id, type, preview }) => {
    const kind = kindOf(type);
    return kind ? [thing(kind, id, preview.title.map(({ text }) => text).join(''))] : [];
  });
  const all = [...bestFitting(near, query, ({ label }) => label), ...found];
  return [...new Map(all.map((item) => [item.id, item])).values()];
}

function kindOf(type: string): 'note' | 'insight' | 'project' | null {
  if (type === 'NOTE') return 'note';
  if (type === 'INSIGHT') return 'insight';
  return type === 'PROJECT' ? 'project' : null;
}

async function listThings(client: Client, projectId: string | null): Promise<Mentionable[]> {
  const options = { requestPolicy: 'cache-first' } as const;
  const page = { first: itemLimits.pageMax, after: null };
  const [recent, projects, notes, insights] = await Promise.all([
    client.query(RecentDocument, { type: null, first: itemLimits.page, after: null }, options),
    client.query(ProjectsDocument, { first: itemLimits.page, after: null }, options),
    projectId === null ? null : client.query(NotesDocument, { projectId, ...page }, options),
    projectId === null ? null : client.query(InsightsDocument, { projectId, ...page }, options),
  ]);
  const found = [
    ...(recent.data?.recent.items ?? []).flatMap(({ type, id, title }) =>
      type === 'NOTE' || type === 'INSIGHT' ? [thing(type === 'NOTE' ? 'note' : 'insight', id, title)] : [],
    ),
    ...(notes?.data?.notes.items ?? []).map(({ id, title }) => thing('note', id, title)),
    ...(insights?.data?.insights.items ?? []).map(({ id, title }) => thing('insight', id, title)),
    ...(projects.data?.projects.items ?? []).map(({ id, title }) => thing('project', id, title)),
  ];
  return [...new Map(found.map((item) => [item.id, item])).values()];
}

async function findPeople(client: Client, query: string): Promise<Mentionable[]> {
  const search = query === '' ? null : query;
  const { data } = await client.query(MembersDocument, { first: shownPeople, after: null, search });
  return (data?.members.items ?? []).map((member) => ({
    kind: 'member',
    id: member.id,
    label: member.name,
    detail: member.isYou ? 'You' : undefined,
    group: 'Members',
    icon: <Avatar name={member.name} seed={member.id} size={20} />,
  }));
}

/** Only by name: nobody wants a hundred thousand contacts after the first @. */
async function findContacts(client: Client, query: string): Promise<Mentionable[]> {
  if (query === '') return [];
  const { data } = await client.query(FindPeopleDocument, { first: shownPeople, search: query });
  return (data?.people.items ?? []).map((person) => ({
    kind: 'person',
    id: person.id,
    label: nameOfPerson(person),
    detail: person.email ?? undefined,
    group: 'Contacts',
    icon: <PersonFace person={person} size={20} />,
  }));
}

function thing(kind: 'note' | 'insight' | 'project', id: string, title: string): Mentionable {
  return {
    kind,
    id,
    label: titleOf(kind, title),
    detail: { note: 'Note', insight: 'Insight', project: 'Project' }[kind],
    group: 'Pages',
    icon: icons[kind],
  };
}
