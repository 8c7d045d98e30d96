import type { Node } from '@tiptap/pm/model';
import { asNode } from '#editor/schema/as-node.ts';
import { toText } from '#editor/text/to-text.ts';
import { readCaptions } from '#editor/transcript/read-captions.ts';
import { writeSrt } from '#engines/captions/write-srt.ts';
import { writeWebVtt } from '#engines/captions/write-web-vtt.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { readHiddenNames } from '../community/read-people.ts';
import { maskSpeakers } from '../refi/mask-speakers.ts';
import type { ChosenPart } from './is-wanted.ts';
import { projectDocuments } from './project-documents.ts';
import type { ZipEntry } from '#server/platform/zip/zip-pieces.ts';

const everything = { start: 0, end: Number.MAX_SAFE_INTEGER, withSpeakers: true } as const;

/** What was said in each recording, with its times for players, and once as text to read. */
export async function* transcriptFiles(ctx: Ctx, asked: ChosenPart): AsyncGenerator<ZipEntry> {
  const hidden = await readHiddenNames({ ctx, projectId: asked.projectId });
  for await (const { path, content: stored } of projectDocuments(ctx, asked, ['notes'])) {
    const content = maskSpeakers(stored, hidden);
    const document = asNode(content);
    const recordings = recordingsIn(document);
    if (recordings.length === 0) continue;
    yield { path: `${path}.txt`, text: `${toText(content, { withSpeakers: true }).text}\n` };
    for (const [at, fileId] of recordings.entries()) {
      const captions = readCaptions(document, { fileId, ...everything });
      if (captions.length === 0) continue;
      const name = at === 0 ? path : `${path}-recording-${at + 1}`;
      yield { path: `${name}.vtt`, text: writeWebVtt(captions) };
      yield { path: `${name}.srt`, text: writeSrt(captions) };
    }
  }
}

function recordingsIn(document: Node): string[] {
  const fileIds = new Set<string>();
  document.descendants((node) => {
    if (node.type.name === 'utterance') fileIds.add(String(node.attrs['fileId'] ?? ''));
  });
  return [...fileIds];
}
