import { isNamedTool } from '#domain/imports/recognize-tool.ts';
import type { RefiCode } from '#domain/refi/refi-code.ts';
import type { RefiProject } from '#domain/refi/refi-project.ts';
import type { RefiSource } from '#domain/refi/refi-source.ts';
import { codingsOf, codingsOfText } from './mend-project.ts';

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
    ['set', sets.filter(({ codes, sources }) => codes.length + sources.length === 0).length],
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
      // Elsewhere the list is of what comes out again; what doesn’t is reported after the import.
      ...(isNamedTool(project.origin) ? (project.unread ?? []) : []).map(
        ([what, count]) => `${what}: ${count}`,
      ),
    ],
    missingFileCount: project.sources.filter(isMissing).length,
  };
}

/** Named in the project and not packed with it. */
export function isMissing(source: RefiSource): boolean {
  if (source.kind !== 'text') return source.path === null;
  return source.text === null && source.plainTextPath === null && source.document === undefined;
}

/** Beside each there is the plain text that positions are counted in; only that is imported. */
export function formattedIn({ sources, notes }: RefiProject): number {
  const texts: readonly { readonly richTextPath: string | null }[] = [
    ...notes,
    ...sources.filter((one) => one.kind === 'text'),
    ...sources.flatMap((one) => ('transcripts' in one ? one.transcripts : [])),
  ];
  return texts.filter(({ richTextPath }) => richTextPath !== null).length;
}

function countCodes(codes: readonly RefiCode[]): number {
  return codes.reduce((sum, code) => sum + 1 + countCodes(code.codes), 0);
}
