import type { RefiCode } from '#domain/refi/refi-code.ts';
import type { RefiProject } from '#domain/refi/refi-project.ts';
import type { RefiSource, RefiText } from '#domain/refi/refi-source.ts';

/** What is in a file, before anything of it is imported. */
export type ProjectContents = {
  readonly name: string;
  readonly origin: string;
  /** The titles of those in a community archive; none in a file of another tool. */
  readonly projects: readonly string[];
  readonly sourceCount: number;
  readonly codeCount: number;
  readonly codingCount: number;
  readonly caseCount: number;
  readonly memoCount: number;
  /** What has no place of its own and is kept for the next export. */
  readonly kept: readonly string[];
  /** Sources that are named in it and whose files were not packed. */
  readonly missingFileCount: number;
};

export function contentsOf(project: RefiProject): ProjectContents {
  const { users, links, graphs, sets } = project;
  const kept = [
    ['user', users.length],
    ['link', links.length],
    ['graph', graphs.length],
    ['set', sets.length],
  ] as const;
  return {
    name: project.name,
    origin: project.origin,
    projects: [],
    sourceCount: project.sources.length,
    codeCount: countCodes(project.codes),
    codingCount: [...project.sources.flatMap(codingsOf), ...project.notes.flatMap(codingsOfText)].length,
    caseCount: project.cases.length,
    memoCount: project.notes.length,
    kept: [
      ...kept.flatMap(([noun, count]) => (count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`])),
      ...(project.unread ?? []).map(([what, count]) => `${what}: ${count}`),
    ],
    missingFileCount: project.sources.filter((one) => one.kind !== 'text' && one.path === null).length,
  };
}

function countCodes(codes: readonly RefiCode[]): number {
  return codes.reduce((sum, code) => sum + 1 + countCodes(code.codes), 0);
}

function codingsOf(source: RefiSource): unknown[] {
  if (source.kind === 'text') return codingsOfText(source);
  const own = [...source.codings, ...source.selections.flatMap((one) => one.codings)];
  if (source.kind === 'picture' || source.kind === 'pdf')
    return [...own, ...(source.representation ? codingsOfText(source.representation) : [])];
  return [
    ...own,
    ...source.transcripts.flatMap(({ selections }) => selections.flatMap((one) => one.codings)),
  ];
}

function codingsOfText({ codings, selections }: RefiText): unknown[] {
  return [...codings, ...selections.flatMap((one) => one.codings)];
}
