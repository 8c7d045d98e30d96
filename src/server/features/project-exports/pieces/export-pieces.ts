import {
  isCommunityKind,
  type CommunityKind,
  type ProjectExportKind,
} from '#domain/exports/project-export.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { fileAddress, withAbsoluteAddresses } from '#editor/attributes/absolute-addresses.ts';
import { escapeMarkdown } from '#editor/markdown/escape-markdown.ts';
import { toMarkdown } from '#editor/markdown/to-markdown.ts';
import { memberScope, nameMentioned, readCards } from '#server/features/cards/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { communityArchive } from '../community/community-archive.ts';
import { projectArchive } from '../refi/project-archive.ts';
import { codebook } from './codebook.ts';
import { highlightRows } from './highlight-rows.ts';
import type { ChosenPart } from './is-wanted.ts';
import { noteRows } from './note-rows.ts';
import { projectDocuments } from './project-documents.ts';
import { transcriptFiles } from './transcript-files.ts';
import { zipPieces, type ZipEntry } from './zip-pieces.ts';

type Place = { readonly home: string; readonly storage: Storage };
type Asked = ChosenPart & Place;
type Pieces = AsyncGenerator<string | Uint8Array>;

const makers: Readonly<
  Record<Exclude<ProjectExportKind, CommunityKind>, (ctx: Ctx, asked: Asked) => Pieces>
> = {
  HIGHLIGHTS: highlightRows,
  NOTES: noteRows,
  DOCUMENTS: (ctx, asked) => zipPieces(markdownFiles(ctx, asked)),
  TRANSCRIPTS: (ctx, asked) => zipPieces(transcriptFiles(ctx, asked)),
  QDPX: (ctx, asked) => zipPieces(projectArchive(ctx, asked)),
  CODEBOOK: (ctx, { projectId }) => codebook(ctx, projectId),
};

/** The file of an export, as the member of the context may see the project. */
export function exportPieces(ctx: Ctx, kind: ProjectExportKind, asked: Wanted): Pieces {
  const { projectIds, channelIds, isWhole, only, ...place } = asked;
  if (isCommunityKind(kind))
    return zipPieces(
      communityArchive(ctx, { ...place, projectIds, channelIds, isWhole, isPacked: kind === 'COMMUNITY' }),
    );
  const [projectId] = projectIds;
  if (projectId === undefined) throw new NotFound();
  return makers[kind](ctx, { ...place, projectId, only });
}

type Wanted = Place & {
  readonly projectIds: readonly string[];
  readonly channelIds: readonly string[];
  /** Of a whole workspace. */
  readonly isWhole: boolean;
  readonly only: ChosenPart['only'];
};

async function* markdownFiles(ctx: Ctx, { home, ...asked }: Asked): AsyncGenerator<ZipEntry> {
  const scope = memberScope(ctx, home);
  for await (const { path, title, content } of projectDocuments(ctx, asked, ['notes', 'insights'])) {
    const db = await ctx.reads.db();
    const named = withAbsoluteAddresses(await nameMentioned(db, scope, content), home);
    const readCard = await readCards(db, scope, content);
    await ctx.reads.end();
    const text = toMarkdown(named, { readCard, fileUrl: fileAddress(home) });
    yield { path: `${path}.md`, text: `# ${escapeMarkdown(title)}\n\n${text}` };
  }
}
