import type { Db } from '#server/platform/db/database.ts';
import { markContent, markTitle, type TextSegment } from '#engines/search/preview.ts';
import { hitWords, readWholeBodies, type HitText } from '#server/platform/search/read-hits.ts';
import { readWords } from '#engines/search/text-words.ts';
import type { Found } from './find-meaning.ts';
import type { SearchHit } from './search-answer.ts';

/** Long texts are read whole for so many results of a page; the others show their beginning. */
const mostWhole = 30;

export async function previewHits(
  db: Db,
  workspaceId: string,
  hits: readonly HitText[],
  { plan, passages }: Pick<Found, 'plan' | 'passages'>,
): Promise<SearchHit[]> {
  const marked = hits.map((hit) => ({
    hit,
    title: markTitle(hit.title, hitWords(hit).title, plan),
    content: markContent(hit.head, hitWords(hit).head, plan),
  }));
  const furtherDown = marked
    .filter(
      ({ hit, content }) => plan !== null && !content.hasMatch && (!hit.isWhole || passages.has(hit.seq)),
    )
    .map(({ hit }) => hit.seq)
    .slice(0, mostWhole);
  const whole = await readWholeBodies(db, workspaceId, furtherDown);
  return marked.map(({ hit, title, content }) => {
    const body = whole.get(hit.seq);
    const { segments } = body === undefined ? content : markBody(body, plan, passages.get(hit.seq) ?? 0);
    const { id, type, projectId, ownerId, ownerType, createdBy, createdAt, updatedAt } = hit;
    return {
      id,
      type,
      projectId,
      ownerId,
      ownerType,
      createdBy,
      createdAt,
      updatedAt,
      preview: { title, content: segments },
    };
  });
}

/** Where the words stand; where none of them does, the passage that is nearest in meaning. */
function markBody(body: string, plan: Found['plan'], passage: number): { segments: TextSegment[] } {
  const marked = markContent(body, readWords(body), plan);
  if (marked.hasMatch || passage === 0) return marked;
  const text = body.slice(passage);
  const { segments } = markContent(text, readWords(text), plan);
  return { segments: [{ text: '… ', match: false }, ...segments] };
}
