import { setTimeout as pause } from 'node:timers/promises';
import { searchQuery } from '#tests/support/search.ts';
import { documentOf } from '#tests/support/work.ts';
import type { Answered, ReachedServer } from './reach-server.ts';

type Day = { readonly ms: number[]; readonly failures: string[] };

/** Reads, searches and writes with pauses to think, as people do. */
export async function workAsUsual(
  server: ReachedServer,
  bearer: () => string,
  goesOn: () => boolean,
): Promise<Day> {
  const day: Day = { ms: [], failures: [] };
  const who = () => ({ host: server.hosts.quiet, bearer: bearer() });
  const { quiet: projectId } = server.projects;
  const deeds: (() => Promise<Answered>)[] = [
    () => server.graphql(who(), '{ projects { items { id title } } }'),
    () =>
      server.graphql(who(), searchQuery, {
        options: { query: { method: 'FULL_TEXT', value: 'lose their place' } },
      }),
    () =>
      server.graphql(
        who(),
        'query ($id: ID!) { notes(projectId: $id, first: 20) { items { id title preview } } }',
        { id: projectId },
      ),
    () =>
      server.graphql(who(), 'mutation ($input: CreateNoteInput!) { createNote(input: $input) { id } }', {
        input: { projectId, title: 'Heard today', content: documentOf('They came back twice.') },
      }),
  ];
  while (goesOn()) {
    const answer = await deeds[Math.floor(Math.random() * deeds.length)]?.();
    if (!answer) continue;
    day.ms.push(answer.ms);
    if (answer.status !== 200 || answer.body.includes('"errors"'))
      day.failures.push(`${answer.status} ${answer.body.slice(0, 200)}`);
    await pause(200 + Math.random() * 400);
  }
  return day;
}
