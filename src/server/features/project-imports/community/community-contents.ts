import type { ProjectContents } from '../refi/contents.ts';
import type { SetFile } from './community-set.ts';

/** What a community archive holds, counted over all of its projects. */
export type CommunityContents = {
  readonly titles: readonly string[];
  readonly notes: number;
  readonly tags: number;
  readonly highlights: number;
  readonly people: number;
  readonly insights: number;
  readonly files: number;
  readonly summaries: number;
  readonly missingFiles: number;
};

export type UnpackedCommunity = {
  readonly sets: readonly Readonly<Partial<Record<SetFile, string>>>[];
  /** Where the bytes of a file are, by its id in the archive. */
  readonly files: readonly (readonly [fileId: string, path: string])[];
};

/** As the assistant shows it, in the words of projects of every format. */
export function contentsOfCommunity(contents: CommunityContents): ProjectContents {
  const { titles, notes, tags, highlights, people, insights, missingFiles } = contents;
  return {
    name: titles.length === 1 ? (titles[0] ?? '') : `${titles.length} projects`,
    origin: '',
    projects: titles,
    sourceCount: notes,
    codeCount: tags,
    codingCount: highlights,
    caseCount: people,
    memoCount: insights,
    kept: [],
    missingFileCount: missingFiles,
  };
}
