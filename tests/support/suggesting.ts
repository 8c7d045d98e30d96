import { eventually } from './eventually.ts';
import type { Person } from './scene.ts';
import type { Answer } from './visitor.ts';
import { ask } from './work.ts';

const runFields = 'id feature status progress model problem proposed applied';
export type Run = {
  id: string;
  feature: string;
  status: string;
  model: string | null;
  problem: string | null;
  proposed: number;
  applied: number;
};

export type Suggested = {
  id: string;
  score: number;
  basis: string;
  model: string | null;
  review: string | null;
  highlight: { id: string; text: string } | null;
  tag: { id: string; title: string } | null;
  example: { id: string; text: string } | null;
};

/** Looks a note through without waiting for the end. */
export function startTags(person: Person, objectId: string): Promise<Answer> {
  return person.graphql(
    `mutation ($id: ID!) { suggestTags(objectType: NOTE, objectId: $id) { ${runFields} } }`,
    { id: objectId },
  );
}

/** Looks a note through for passages, and waits for the end. */
export async function suggestHighlights(person: Person, objectId: string): Promise<Run> {
  const { suggestHighlights: run } = await ask(
    person,
    `mutation ($id: ID!) { suggestHighlights(objectType: NOTE, objectId: $id) { ${runFields} } }`,
    { id: objectId },
  );
  return endOf(person, objectId, run.id);
}

export type SuggestedPassage = { id: string; selectedText: string; startOffset: number | null };

export async function openPassages(person: Person, objectId: string): Promise<SuggestedPassage[]> {
  const { suggestedHighlights } = await ask(
    person,
    `query ($id: ID!, $first: Int) { suggestedHighlights(objectType: NOTE, objectId: $id, first: $first) { items {
      id selectedText startOffset highlightReason score model suggestedTags { title } } } }`,
    { id: objectId, first: 100 },
  );
  return suggestedHighlights.items;
}

/** Looks a note through for tags, or waits for the one under way. */
export async function suggestTags(person: Person, objectId: string): Promise<Run> {
  const { body } = await startTags(person, objectId);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return endOf(person, objectId, body.data.suggestTags.id);
}

export function endOf(person: Person, objectId: string, runId: string): Promise<Run> {
  return eventually(
    'the suggestions are there',
    async () => {
      const { suggestionRuns } = await ask(
        person,
        `query ($id: ID!) { suggestionRuns(objectType: NOTE, objectId: $id) { ${runFields} } }`,
        { id: objectId },
      );
      const run = suggestionRuns.find(({ id }: Run) => id === runId);
      return run && run.status !== 'RUNNING' ? run : false;
    },
    { withinMs: 45_000 },
  );
}

export async function openTagSuggestions(
  person: Person,
  objectId: string,
  state = 'OPEN',
): Promise<Suggested[]> {
  const { tagSuggestions } = await ask(
    person,
    `query ($id: ID!, $state: TagSuggestionState, $first: Int) {
      tagSuggestions(objectType: NOTE, objectId: $id, state: $state, first: $first) { items {
        id score basis model review reviewedBy { id } highlight { id text } tag { id title } example { id text } } } }`,
    { id: objectId, state, first: 100 },
  );
  return tagSuggestions.items;
}

const mutations = {
  accept: 'acceptTagSuggestions',
  reject: 'rejectTagSuggestions',
  reopen: 'reopenTagSuggestions',
} as const;

export async function review(
  person: Person,
  decision: keyof typeof mutations,
  ids: readonly (string | undefined)[],
): Promise<void> {
  await ask(person, `mutation ($ids: [ID!]!) { ${mutations[decision]}(ids: $ids) { id review } }`, { ids });
}

export async function setMode(
  person: Person,
  feature: 'Summarize' | 'Highlights' | 'Tags' | 'Redact',
  mode: 'On' | 'Suggest' | 'Off' | null,
  projectId: string | null = null,
): Promise<void> {
  await ask(
    person,
    `mutation ($feature: SuggestionFeature!, $mode: AiMode, $projectId: ID) {
      setSuggestionMode(feature: $feature, mode: $mode, projectId: $projectId) { tags } }`,
    { feature, mode, projectId },
  );
}
