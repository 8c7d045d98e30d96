import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { groupDigits } from './text-limit.ts';

/** `holder` and `things` make the message: "A workspace can have at most 200 projects". */
export type CountLimit = {
  readonly holder: string;
  readonly things: string;
  readonly max: number;
  readonly min?: number;
};

export const countLimits = {
  searchResults: { holder: 'A search', things: 'results', max: 1000 },
  projectsPerWorkspace: { holder: 'A workspace', things: 'projects', max: 200 },
  foldersPerWorkspace: { holder: 'A workspace', things: 'folders', max: 500 },
  savedFeedsPerWorkspace: { holder: 'A workspace', things: 'saved feeds', max: 200 },
  membersPerWorkspace: { holder: 'A workspace', things: 'users', max: 5000 },
  groupsPerWorkspace: { holder: 'A workspace', things: 'user groups', max: 50 },
  membersPerGroup: { holder: 'A group', things: 'members', max: 200 },
  grantsPerObject: { holder: 'An object', things: 'people and groups with access', max: 500 },
  openDomainsPerWorkspace: { holder: 'A workspace', things: 'open domains', max: 50 },
  commentsPerThread: { holder: 'A thread', things: 'comments', max: 1000 },
  reactionsPerComment: { holder: 'A comment', things: 'different reactions', max: 20 },
  filesPerUpload: { holder: 'An upload', things: 'files', max: 100 },
  peoplePerNote: { holder: 'A note', things: 'participants and speakers', max: 500 },
  peoplePerMerge: { holder: 'A merge', things: 'people', max: 50, min: 2 },
  highlightsPerMediaExport: { holder: 'An export', things: 'highlights', max: 100 },
  highlightsPerReel: { holder: 'A reel', things: 'highlights', max: 100 },
  tagBoards: { holder: 'A project or workspace', things: 'tag boards', max: 50 },
  tagGroupsPerBoard: { holder: 'A tag board', things: 'groups', max: 200 },
  tagsPerBoard: { holder: 'A tag board', things: 'tags', max: 5000 },
  tagsPerHighlight: { holder: 'A highlight', things: 'tags', max: 50 },
  optionsPerSelectField: { holder: 'A select field', things: 'options', max: 200 },
  fieldsPerSet: { holder: 'A set of fields', things: 'fields', max: 100 },
  questionsPerProject: { holder: 'A project', things: 'questions', max: 200 },
  savedFiltersPerMember: { holder: 'A person', things: 'saved filters', max: 100 },
  viewsPerProject: { holder: 'A project', things: 'views', max: 100 },
  wordsPerSearch: { holder: 'A search', things: 'words', max: 60 },
  subdomainChanges: { holder: 'A workspace', things: 'changes of its address', max: 3 },
  surveyRows: { holder: 'A survey file', things: 'rows', max: 100_000 },
  surveyColumns: { holder: 'A survey file', things: 'columns', max: 200 },
} as const satisfies Record<string, CountLimit>;

/** Sizes of lists whose use the product leaves open; the names are ours. */
export const itemLimits = {
  recentItems: 5,
  page: 50,
  pageMax: 100,
  bulkChange: 500,
  notesPerImport: 1000,
  canvasObjects: 5000,
  datasetRows: 100_000,
} as const;

export const perPage = 10;

/** The count after adding, or the sentence that names the limit. */
export function checkCount(limit: CountLimit, current: number, adding = 0): Parsed<number> {
  const total = current + adding;
  if (total > limit.max) {
    return refused(`${limit.holder} can have at most ${groupDigits(limit.max)} ${limit.things}`);
  }
  if (limit.min !== undefined && total < limit.min) {
    return refused(`${limit.holder} must have at least ${groupDigits(limit.min)} ${limit.things}`);
  }
  return accepted(total);
}

/** A plan's limit: null means unlimited. */
export function withPlanMax(limit: CountLimit, planMax: number | null): CountLimit {
  return planMax === null ? { ...limit, max: Infinity } : { ...limit, max: planMax };
}
