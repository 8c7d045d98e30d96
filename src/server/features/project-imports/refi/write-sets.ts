import { encodeIds } from '#domain/fields/id-list.ts';
import { defaultSelectable, foldLabel } from '#domain/fields/select-field.ts';
import { countLimits } from '#domain/limits/count-limits.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import type { RefiProject, RefiSet } from '#domain/refi/refi-project.ts';
import { insertField, writeValues } from '#server/features/fields/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { Origins } from './origins.ts';
import { keptOf } from './planned-note.ts';
import { writeCodeSets } from './write-code-sets.ts';

type Writing = {
  readonly projectId: string;
  readonly createdBy: string;
  readonly project: RefiProject;
  readonly notes: ReadonlyMap<string, string>;
  readonly tags: ReadonlyMap<string, string>;
  readonly origins: Origins;
};

/** Sets of sources as options of a field of notes, and sets of codes as views; answers the fields that it made. */
export async function writeSets(tx: TxCtx, writing: Writing): Promise<string[]> {
  const { project, origins, notes, tags } = writing;
  const isPlaced = ({ sources, codes }: RefiSet): boolean =>
    sources.some((guid) => notes.has(guid)) || codes.some((guid) => tags.has(guid));
  origins.report('Sets', project.sets.filter((set) => !isPlaced(set)).length);
  origins.report('Memos in sets', project.sets.flatMap((set) => set.notes).length);
  origins.report('Descriptions of sets', project.sets.filter(({ description }) => description !== '').length);
  await writeCodeSets(tx, writing);
  return writeSourceSets(tx, writing);
}

async function writeSourceSets(tx: TxCtx, writing: Writing): Promise<string[]> {
  const { projectId, project, notes, origins } = writing;
  const all = project.sets.filter(({ sources }) => sources.some((guid) => notes.has(guid)));
  const shown = all.slice(0, countLimits.optionsPerSelectField.max);
  origins.report('Sets beyond the options that a field can have', all.length - shown.length);
  if (shown.length === 0) return [];
  const labels = labelsOf(shown);
  const field = await insertField(tx, {
    owner: 'note',
    projectId,
    label: 'Sets',
    type: 'SELECT',
    options: labels.map((label) => ({ label })),
  });
  const optionsOf = new Map<string, string[]>();
  for (const [at, set] of shown.entries()) {
    const option = field.options[at];
    if (!option) continue;
    const kept = keptOf({ name: option.label === set.name ? null : set.name });
    origins.add({ kind: 'set', id: option.id, guid: set.guid, kept });
    for (const guid of new Set(set.sources)) {
      const noteId = notes.get(guid);
      if (noteId !== undefined) optionsOf.set(noteId, [...(optionsOf.get(noteId) ?? []), option.id]);
    }
  }
  const values = [...optionsOf].map(([objectId, ids]) => {
    return { objectId, field, value: encodeIds(ids.slice(0, defaultSelectable)) };
  });
  await writeValues(tx, values);
  origins.add({ kind: 'field', id: field.id, guid: field.id, kept: { role: 'sets' } });
  return [field.id];
}

/** Options of one field have names of their own. */
function labelsOf(sets: readonly RefiSet[]): string[] {
  const taken = new Set<string>();
  return sets.map(({ name }) => {
    const whole = name.replaceAll('\0', '').trim() || 'Set';
    let label = cut(whole);
    for (let count = 2; taken.has(foldLabel(label)); count += 1) label = cut(whole, ` ${count}`);
    taken.add(foldLabel(label));
    return label;
  });
}

function cut(name: string, ending = ''): string {
  const most = textLimits.selectLabel.max - ending.length;
  return `${name.slice(0, most).toWellFormed().trim()}${ending}`;
}
