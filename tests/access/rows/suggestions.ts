import { newId } from '#server/platform/context/new-id.ts';
import { addContent, type ContentOptions } from '../content.ts';
import type { Kit } from '../kit.ts';
import { byAdminScope, byWriteScope, mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Row } from '../row.ts';
import {
  addHighlight,
  addTag,
  one,
  onlyId,
  onlyIds,
  rowsFor,
  seen,
  type HighlightOptions,
} from './coding-kit.ts';

const note = async (kit: Kit, options: ContentOptions) => ({
  objectType: 'NOTE',
  objectId: await addContent(kit, 'note', options),
});

async function addTagSuggestion(kit: Kit, options: HighlightOptions = {}) {
  const [id, on] = [newId(), await addHighlight(kit, options)];
  const tag = await addTag(kit, { isShared: true });
  await kit.row('tag_suggestions', {
    id,
    object_id: on.objectId,
    highlight_id: on.id,
    tag_id: tag.id,
    score: 0.6,
    basis: 'examples',
    text_hash: '',
    created_at: new Date(),
  });
  return { id };
}

async function addRun(kit: Kit, options: ContentOptions = {}) {
  const [id, jobId, now] = [newId(), newId(), new Date()];
  const objectId = await addContent(kit, 'note', options);
  await kit.row('jobs', {
    id: jobId,
    name: 'suggestions.run',
    request_key: id,
    state: 'waiting',
    payload: JSON.stringify({ runId: id }),
    created_at: now,
    updated_at: now,
  });
  await kit.row('suggestion_runs', {
    id,
    object_type: 'note',
    object_id: objectId,
    feature: 'Tags',
    job_id: jobId,
    requested_by: kit.ownerId,
    created_at: now,
  });
  return { id, objectId };
}

/** Where the mode is chosen already, as it must be. */
async function addLook(kit: Kit, projectId: string | null = null) {
  const [id, now] = [newId(), new Date()];
  await kit.row('jobs', {
    id,
    name: 'suggestions.lookThrough',
    request_key: id,
    state: 'waiting',
    payload: JSON.stringify({ projectId, memberId: kit.ownerId }),
    created_at: now,
    updated_at: now,
  });
  return { id };
}

async function addChosen(kit: Kit, projectId: string): Promise<string> {
  await kit.row('ai_modes', {
    id: newId(),
    project_id: projectId,
    feature: 'Redact',
    mode: 'Suggest',
    updated_by: kit.ownerId,
    updated_at: new Date(),
  });
  return projectId;
}

const adminsRead = byAdminScope(queryOutcomes('forbidden', 'forbidden', 'forbidden', 'ok'));
const adminsChange = byAdminScope(mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'ok'));

export const suggestionRows: readonly Row[] = [
  { operation: 'Query.suggestionModes', expected: queryOutcomes('ok', 'ok', 'ok', 'ok') },
  {
    operation: 'Query.personalDataLook',
    variables: async ({ kit }) => {
      await addLook(kit);
      return {};
    },
    expected: adminsRead,
  },
  {
    operation: 'Query.personalDataLook',
    when: 'of a project',
    variables: async ({ kit, callerId }) => {
      const projectId = await kit.project({ full: callerId });
      await addLook(kit, projectId);
      return { projectId };
    },
    expected: byWriteScope(queryOutcomes('forbidden', 'ok', 'ok', 'ok')),
  },
  {
    operation: 'Mutation.lookForPersonalData',
    when: 'of a workspace where nobody chose a mode',
    expected: byAdminScope(mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'invalid')),
  },
  {
    operation: 'Mutation.lookForPersonalData',
    when: 'of a project',
    variables: async ({ kit, callerId }) => ({
      projectId: await addChosen(kit, await kit.project({ full: callerId })),
    }),
    expected: mutationOutcomes('forbidden', 'ok', 'ok', 'ok'),
  },
  {
    operation: 'Mutation.cancelPersonalDataLook',
    variables: async ({ kit }) => addLook(kit),
    expected: adminsChange,
  },
  {
    operation: 'Mutation.cancelPersonalDataLook',
    when: 'of a project',
    variables: async ({ kit, callerId }) => addLook(kit, await kit.project({ full: callerId })),
    expected: mutationOutcomes('forbidden', 'ok', 'ok', 'ok'),
  },
  ...rowsFor(
    'Query.suggestionRuns',
    async (kit, options: ContentOptions) => ({
      objectType: 'NOTE',
      objectId: (await addRun(kit, options)).objectId,
    }),
    seen,
  ),
  ...rowsFor('Query.tagSuggestions', note, seen),
  {
    operation: 'Mutation.setSuggestionMode',
    variables: () => ({ feature: 'Tags', mode: 'Suggest' }),
    expected: byAdminScope(mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'ok')),
  },
  {
    operation: 'Mutation.setSuggestionMode',
    when: 'of a project',
    variables: async ({ kit, callerId }) => ({
      feature: 'Tags',
      mode: 'Off',
      projectId: await kit.project({ full: callerId }),
    }),
    expected: mutationOutcomes('forbidden', 'ok', 'ok', 'ok'),
  },
  ...rowsFor('Mutation.suggestHighlights', note, one),
  ...rowsFor('Mutation.suggestTags', note, one),
  ...rowsFor('Mutation.findPersonalData', note, one),
  ...rowsFor('Mutation.cancelSuggestionRun', onlyId(addRun), one),
  ...rowsFor('Mutation.acceptTagSuggestions', onlyIds(addTagSuggestion), one),
  ...rowsFor('Mutation.rejectTagSuggestions', onlyIds(addTagSuggestion), one),
  ...rowsFor('Mutation.reopenTagSuggestions', onlyIds(addTagSuggestion), one),
];
