import type { ProjectExportKind } from '#domain/exports/project-export.ts';
import { toMarkdown } from '#editor/markdown/to-markdown.ts';
import { asNode } from '#editor/schema/as-node.ts';
import { readCaptions } from '#editor/transcript/read-captions.ts';
import { writeWebVtt } from '#engines/captions/write-web-vtt.ts';
import { memberScope, readCards } from '#server/features/cards/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { codebook } from './codebook.ts';
import { highlightRows } from './highlight-rows.ts';
import { noteRows } from './note-rows.ts';
import { projectDocuments } from './project-documents.ts';
import { zipPieces, type ZipEntry } from './zip-pieces.ts';

type Asked = { readonly projectId: string; readonly home: string };
type Pieces = AsyncGenerator<string | Uint8Array>;

const makers: Readonly<Record<ProjectExportKind, (ctx: Ctx, asked: Asked) => Pieces>> = {
  HIGHLIGHTS: (ctx, { projectId }) => highlightRows(ctx, projectId),
  NOTES: (ctx, { projectId }) => noteRows(ctx, projectId),
  DOCUMENTS: (ctx, asked) => zipPieces(markdownFiles(ctx, asked)),
  TRANSCRIPTS: (ctx, asked) => zipPieces(captionFiles(ctx, asked)),
  CODEBOOK: (ctx, { projectId }) => codebook(ctx, projectId),
};

/** The file of an export, as the member of the context may see the project. */
export function exportPieces(ctx: Ctx, kind: ProjectExportKind, asked: Asked): Pieces {
  return makers[kind](ctx, asked);
}

async function* markdownFiles(ctx: Ctx, { projectId, home }: Asked): AsyncGenerator<ZipEntry> {
  for await (const { path, title, content } of projectDocuments(ctx, projectId, ['notes', 'insights'])) {
    const readCard = await readCards(await ctx.reads.db(), memberScope(ctx, home), content);
    await ctx.reads.end();
    yield { path: `${path}.md`, text: `# ${title}\n\n${toMarkdown(content, { readCard })}` };
  }
}

async function* captionFiles(ctx: Ctx, { projectId }: Asked): AsyncGenerator<ZipEntry> {
  for await (const { path, content } of projectDocuments(ctx, projectId, ['notes'])) {
    const document = asNode(content);
    const fileIds = new Set<string>();
    document.descendants((node) => {
      if (node.type.name === 'utterance') fileIds.add(String(node.attrs['fileId'] ?? ''));
    });
    for (const [at, fileId] of [...fileIds].entries()) {
      const captions = readCaptions(document, { fileId, start: 0, end: Number.MAX_SAFE_INTEGER });
      if (captions.length === 0) continue;
      yield {
        path: at === 0 ? `${path}.vtt` : `${path}-recording-${at + 1}.vtt`,
        text: writeWebVtt(captions),
      };
    }
  }
}
