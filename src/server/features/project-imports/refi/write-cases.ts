import { sql } from 'kysely';
import { parsePersonDraft } from '#domain/people/person-draft.ts';
import { selectionsOf } from '#domain/refi/place-memos.ts';
import type { RefiCase, RefiProject } from '#domain/refi/refi-project.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { insertPeople, matchPeople } from '#server/features/people/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { Origins } from './origins.ts';
import { keptOf } from './planned-note.ts';
import type { Comments } from './write-comments.ts';
import { writeVariables } from './write-values.ts';
import '#server/features/people/tables.ts';

type Writing = {
  readonly project: RefiProject;
  readonly notes: ReadonlyMap<string, string>;
  readonly createdBy: string;
  readonly mayMakePersonFields: boolean;
  readonly origins: Origins;
  readonly comments: Comments;
};

/** Cases as contacts who took part in the notes of their sources. */
export async function writeCases(
  tx: TxCtx,
  { project, notes, createdBy, mayMakePersonFields, origins, comments }: Writing,
): Promise<{ personIds: string[]; fieldIds: string[] }> {
  const drafts = project.cases.map((one) => {
    const name = one.name.replaceAll('\0', '').trim().slice(0, textLimits.personName.max).toWellFormed();
    const email = one.contact?.email ?? null;
    const draft = parsePersonDraft({ name: name || (email === null ? 'Case' : ''), email });
    return {
      one,
      id: tx.newId(),
      name,
      draft: draft.ok ? draft.value : { name: name || 'Case', email: null },
    };
  });
  const known = await matchPeople(
    tx,
    drafts.flatMap(({ one, id, draft }) => (one.contact ? [{ id, ...draft }] : [])),
  );
  const people = drafts.map((person) => ({ ...person, id: known.get(person.id) ?? person.id }));
  const fresh = drafts.filter(({ id }) => !known.has(id));
  await insertPeople(tx, { createdBy, people: fresh.map(({ id, draft }) => ({ id, ...draft })) });
  const sourceOf = sourcesOfSelections(project);
  const parts = people.flatMap(({ id, one }) =>
    [...new Set([...one.sources, ...bySelection(one, sourceOf)])].flatMap((guid) => {
      const noteId = notes.get(guid);
      return noteId === undefined ? [] : [{ id, noteId }];
    }),
  );
  await sql`
    insert into note_people (workspace_id, note_id, person_id, kind, rank, added_by, added_at)
    select ${tx.workspace.id}::uuid, note_id, person_id, 'participant', 0, ${createdBy}::uuid, ${tx.now()}
    from unnest(${parts.map(({ noteId }) => noteId)}::uuid[], ${parts.map(({ id }) => id)}::uuid[])
      as part (note_id, person_id)
    on conflict do nothing`.execute(tx.db);
  const things = fresh.map(({ id, one }) => ({ objectId: id, values: one.values }));
  // What people have written about a contact here is not replaced by a file.
  origins.report(
    'Values of contacts who are in the workspace already',
    drafts.filter(({ id }) => known.has(id)).flatMap(({ one }) => one.values).length,
  );
  const used = new Set(things.flatMap(({ values }) => values.map(({ variable }) => variable)));
  if (!mayMakePersonFields)
    origins.report(
      'Values of cases, because only managers can add fields to contacts',
      things.flatMap(({ values }) => values).length,
    );
  const fieldIds = mayMakePersonFields
    ? await writeVariables(tx, {
        owner: 'person',
        projectId: null,
        variables: project.variables.filter(({ guid }) => used.has(guid)),
        things,
        origins,
      })
    : [];
  for (const { id, one, name } of fresh) {
    const isSaid = comments.addDescription(one.description, { type: 'person', id });
    const kept = keptOf({
      name: name === one.name ? null : one.name,
      description: isSaid ? null : one.description,
      codes: one.codes,
      selections: one.selections,
      bySelection: bySelection(one, sourceOf),
    });
    origins.add({ kind: 'person', id, guid: one.guid, kept });
    origins.report('Descriptions of cases', isSaid ? 0 : 1);
    origins.report('Codes and selections of cases', one.codes.length + one.selections.length);
  }
  return { personIds: fresh.map(({ id }) => id), fieldIds };
}

/** Whose words are in a source took part in it, also where the case has only some of them. */
function bySelection({ sources, selections }: RefiCase, sourceOf: ReadonlyMap<string, string>): string[] {
  const found = new Set(selections.flatMap((guid) => sourceOf.get(guid) ?? []));
  return [...found].filter((guid) => !sources.includes(guid));
}

function sourcesOfSelections({ sources }: RefiProject): ReadonlyMap<string, string> {
  return new Map(
    sources.flatMap((source) => selectionsOf(source).map(({ guid }) => [guid, source.guid] as const)),
  );
}
