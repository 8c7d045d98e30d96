import type { ExportedPerson } from '#domain/exports/evidence-codecs.ts';
import type { FileUploadStatus } from '#domain/media/upload-status.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { ZipEntry } from '#server/platform/zip/zip-pieces.ts';
import { ArchiveListing } from './archive-listing.ts';
import type { Exporting } from './exporting.ts';
import { readCanvases } from './read-canvases.ts';
import { readCategories } from './read-categories.ts';
import { readChannels, readDataPoints } from './read-channels.ts';
import { readComments, readThreads } from './read-comments.ts';
import { readFields } from './read-fields.ts';
import { readFiles, type CommunityFile } from './read-files.ts';
import { readHighlights } from './read-highlights.ts';
import { readHiddenNames, readNotePeople, readPeople } from './read-people.ts';
import { readProject } from './read-project.ts';
import { readQuestions, readResponses } from './read-questions.ts';
import { readReels } from './read-reels.ts';
import { readTags } from './read-tags.ts';
import { readThemes, readTopics } from './read-themes.ts';
import { readValues } from './read-values.ts';
import { readViews } from './read-views.ts';
import { listInsights, listNotes, readInsights, readNotes } from './read-written.ts';

export type CommunityExport = {
  readonly projectIds: readonly string[];
  /** Of the folders or the workspace that is exported. */
  readonly channelIds: readonly string[];
  readonly storage: Storage;
  readonly home: string;
  readonly isPacked: boolean;
  readonly isWhole: boolean;
};

/** Projects as JSON lines with a manifest. One alone is at the top; of several, each has a folder by its id. */
export async function* communityArchive(ctx: Ctx, asked: CommunityExport): AsyncGenerator<ZipEntry> {
  const { projectIds, channelIds } = asked;
  const listing = new ArchiveListing();
  yield listing.data('projectCategories', '', once(await readCategories(ctx, projectIds, channelIds)));
  yield listing.data('channels', '', once(await readChannels(ctx, channelIds)));
  yield listing.data('topics', '', once(await readTopics(ctx, channelIds)));
  yield listing.data('themes', '', once(await readThemes(ctx, channelIds, projectIds)));
  yield listing.data('dataPoints', '', readDataPoints(ctx, channelIds));
  for (const projectId of projectIds) {
    const folder = projectIds.length === 1 ? '' : `${projectId}/`;
    const exporting = { ...asked, ctx, projectId, withComments: true, met: new Set<string>() };
    yield* projectData(exporting, listing, folder);
    const files = await readFiles(exporting);
    yield listing.data('files', folder, once(files.map(({ row }) => row)));
    yield* packedFiles(exporting, listing, files);
    listing.finish(projectId, folder, statusOf(files));
  }
  yield* listing.end();
}

async function* projectData(
  exporting: Exporting,
  listing: ArchiveListing,
  folder: string,
): AsyncGenerator<ZipEntry> {
  const { projectId, met } = exporting;
  const { boards, groups, tags } = await readTags(exporting);
  const { sets, fields, preferences } = await readFields(exporting);
  const notes = await listNotes(exporting);
  const insights = await listInsights(exporting);
  const notePeople = await readNotePeople(exporting);
  const hiddenNames = await readHiddenNames(exporting);
  for (const { personId } of notePeople) met.add(personId);
  const noteIds = notes.map(({ id }) => id);
  const written = [...noteIds, ...insights.map(({ id }) => id)];
  let people: readonly ExportedPerson[] = [];
  const values = async function* () {
    yield* readValues(exporting, [projectId, ...written]);
    people = await readPeople(exporting, met);
    yield* readValues(
      exporting,
      people.map(({ id }) => id),
    );
  };
  yield listing.data('project', folder, once([await readProject(exporting)]));
  yield listing.data('tagBoards', folder, once(boards));
  yield listing.data('tagGroups', folder, once(groups));
  yield listing.data('tags', folder, once(tags));
  yield listing.data('fieldSets', folder, once(sets));
  yield listing.data('fields', folder, once(fields));
  yield listing.data('projectFieldPreferences', folder, once(preferences));
  yield listing.data('notes', folder, readNotes(exporting, notes, hiddenNames));
  yield listing.data('insights', folder, readInsights(exporting, insights));
  yield listing.data('insightFiles', folder, once(coversOf(insights)));
  yield listing.data('highlights', folder, readHighlights(exporting));
  yield listing.data('commentThreads', folder, readThreads(exporting, written));
  yield listing.data('comments', folder, readComments(exporting, written));
  yield listing.data('reels', folder, once(await readReels(exporting)));
  // Documents, comments and values say which contacts there are, so those come after them.
  yield listing.data('fieldValues', folder, values());
  yield listing.data('people', folder, once(people));
  yield listing.data('notePeople', folder, once(notePeople));
  const canvases = await readCanvases(exporting);
  const drawn = new Set(canvases.map(({ id }) => id));
  yield listing.data('projectViews', folder, once(await readViews(exporting, drawn)));
  yield listing.data('canvases', folder, once(canvases));
  yield listing.data('questions', folder, once(await readQuestions(exporting)));
  yield listing.data('questionResponses', folder, readResponses(exporting, noteIds));
}

function coversOf(insights: readonly { readonly id: string; readonly fileId: string | null }[]) {
  return insights.flatMap(({ id: insightId, fileId }) => (fileId === null ? [] : [{ insightId, fileId }]));
}

async function* packedFiles(
  { storage, isPacked }: Exporting,
  listing: ArchiveListing,
  files: readonly CommunityFile[],
): AsyncGenerator<ZipEntry> {
  if (!isPacked) return;
  for (const { row, stored } of files)
    if (stored) {
      const { key, ending, size } = stored;
      yield listing.packed(`files/${row.id}${ending}`, row.id, { bytes: await storage.open(key), size });
    }
}

function statusOf(files: readonly CommunityFile[]): FileUploadStatus {
  return files.some(({ stored }) => stored === null) ? 'UPLOADING' : 'COMPLETE';
}

async function* once<T>(rows: readonly T[]): AsyncGenerator<readonly T[]> {
  yield rows;
}
