import { tagColor } from '#domain/tags/tag-colors.ts';
import { insertHighlight, noAudioVideo, suggestHighlights } from '#server/features/highlights/index.ts';
import { ensureDefaultBoard, insertGroup, insertTag, readTagChange } from '#server/features/tags/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { sampleCodebooks, sampleHighlights, sampleSuggestions } from './sample/coding.data.ts';

type Coding = {
  projectId: string;
  project: string;
  /** By title. */
  notes: readonly { id: string; title: string; by: string }[];
  createdBy: string;
};

/** The sample's codebook of a project and the highlights in its notes, each by who wrote the note; some are left to review. */
export async function fillSampleCoding(
  tx: TxCtx,
  { projectId, project, notes, createdBy }: Coding,
): Promise<void> {
  const tagIds = new Map<string, string>();
  const boardId = await ensureDefaultBoard(tx, { projectId, createdBy });
  for (const { title, color, tags } of sampleCodebooks[project] ?? []) {
    const group = await insertGroup(tx, { boardId, title, color: tagColor(color).hex, createdBy });
    for (const tag of tags) {
      const { id } = await insertTag(tx, { ...readTagChange(tag), boardId, groupId: group.id, createdBy });
      tagIds.set(tag.title, id);
    }
  }
  for (const { id, title, by } of notes) {
    for (const [words, ...titles] of sampleHighlights[title] ?? []) {
      await insertHighlight(tx, {
        id: tx.newId(),
        object: { type: 'note', id },
        createdBy: by,
        place: { quote: { text: words, occurrence: 0 } },
        media: noAudioVideo,
        areas: null,
        text: '',
        tagIds: titles.map((name) => getTag(tagIds, name)),
        inlineCommentOnly: false,
      });
    }
    const suggestions = (sampleSuggestions[title] ?? []).map(({ words, reason, tags }) => ({
      selectedText: words,
      highlightReason: reason,
      suggestedTagIds: tags.map((name) => getTag(tagIds, name)),
      pdfHighlightAreas: [],
      version: 1,
      startOffset: null,
    }));
    if (suggestions.length > 0) await suggestHighlights(tx, { type: 'note', id }, suggestions);
  }
}

function getTag(tagIds: ReadonlyMap<string, string>, title: string): string {
  const id = tagIds.get(title);
  if (id === undefined) throw new Error(`The sample has no tag ${title}`);
  return id;
}
