import { newId } from '#server/platform/context/new-id.ts';
import type { FolderOptions } from './folder.ts';
import type { Kit } from './kit.ts';

export type MadeDoc = {
  readonly docId: string;
  readonly runId: string;
  /** Of its run: run again with it, nothing is written. */
  readonly requestKey: string;
};

/** A doc with a map of its own and one run, which cites nothing. */
export async function addDoc(
  kit: Kit,
  { by, ...options }: FolderOptions & { by?: string | undefined } = {},
): Promise<MadeDoc> {
  const [docId, runId, now] = [newId(), newId(), new Date()];
  await kit.row('access_objects', { id: docId, type: 'doc', source_id: docId });
  const grants: [string, number][] = [[kit.ownerId, 3]];
  if (!options.isPrivate) grants.push(['markup', 2]);
  if (options.full !== undefined && options.full !== kit.ownerId) grants.push([options.full, 3]);
  for (const [grantee, level] of grants)
    await kit.row('grants', { object_id: docId, grantee, level, created_at: now });
  await kit.row('docs', {
    id: docId,
    access_id: docId,
    title: 'Matrix',
    prompt: 'Why?',
    created_by: kit.ownerId,
    created_at: now,
    updated_at: now,
    trashed_at: options.isTrashed ? now : null,
  });
  await kit.row('summaries', {
    id: runId,
    object_type: 'doc',
    object_id: docId,
    framework: 'CustomPrompt',
    type: 'Summary',
    engine: 'embedded',
    shown_at: now,
    request_key: runId,
    created_by: by ?? kit.ownerId,
    created_at: now,
  });
  await kit.row('summary_sentences', { summary_id: runId, place: 0, text: 'Because.' });
  return { docId, runId, requestKey: runId };
}
