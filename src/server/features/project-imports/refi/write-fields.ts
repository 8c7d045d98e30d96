import type { RefiProject } from '#domain/refi/refi-project.ts';
import type { RefiValue } from '#domain/refi/refi-source.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { Origins } from './origins.ts';
import { writeVariables, type Valued } from './write-values.ts';

type Writing = {
  readonly project: RefiProject;
  readonly projectId: string;
  readonly origins: Origins;
  readonly notes: ReadonlyMap<string, string>;
  readonly insights: ReadonlyMap<string, string>;
};

/** Variables as fields of the notes and insights that have values; those without any are fields of notes. */
export async function writeFields(tx: TxCtx, writing: Writing): Promise<string[]> {
  const { project, projectId, origins, notes, insights } = writing;
  const ofCases = usedIn(project.cases);
  const ofSources = usedIn(project.sources);
  const ofMemos = usedIn(project.notes);
  const isOfNotes = (guid: string): boolean =>
    ofSources.has(guid) || (!ofCases.has(guid) && !ofMemos.has(guid));
  origins.report(
    'Descriptions of variables',
    project.variables.filter(({ description }) => description !== '').length,
  );
  const ofNotes = await writeVariables(tx, {
    owner: 'note',
    projectId,
    variables: project.variables.filter(({ guid }) => isOfNotes(guid)),
    things: project.sources.flatMap((one) => valued(one, notes)),
    origins,
  });
  const ofInsights = await writeVariables(tx, {
    owner: 'insight',
    projectId,
    variables: project.variables.filter(({ guid }) => ofMemos.has(guid)),
    things: project.notes.flatMap((one) => valued(one, insights)),
    origins,
  });
  return [...ofNotes, ...ofInsights];
}

function valued(
  { guid, values }: { readonly guid: string; readonly values: readonly RefiValue[] },
  ids: ReadonlyMap<string, string>,
): Valued[] {
  const objectId = ids.get(guid);
  return objectId === undefined ? [] : [{ objectId, values }];
}

/** The variables that have values there. */
function usedIn(things: readonly { readonly values: readonly RefiValue[] }[]): ReadonlySet<string> {
  return new Set(things.flatMap(({ values }) => values.map(({ variable }) => variable)));
}
