import {
  isCommunityKind,
  projectExportLooks,
  type CommunityKind,
  type ProjectExportKind,
  type TableFormat,
} from '#domain/exports/project-export.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { communityArchive } from '../community/community-archive.ts';
import { projectArchive } from '../refi/project-archive.ts';
import { chartRows } from './chart-rows.ts';
import { codebook } from './codebook.ts';
import { contactRows } from './contact-rows.ts';
import { csvPieces } from '#server/platform/tables/csv-pieces.ts';
import { documentFiles, type DocumentFiles } from './document-files.ts';
import { highlightRows } from './highlight-rows.ts';
import { insightRows } from './insight-rows.ts';
import type { ChosenPart } from './is-wanted.ts';
import { noteRows } from './note-rows.ts';
import type { TableRows } from '#server/platform/tables/table-rows.ts';
import { tagRows } from './tag-rows.ts';
import { transcriptFiles } from './transcript-files.ts';
import { workbookPieces } from '#server/platform/tables/workbook-pieces.ts';
import { zipPieces } from '#server/platform/zip/zip-pieces.ts';

type Place = Omit<DocumentFiles, keyof ChosenPart>;
type Asked = ChosenPart & Place & { readonly kind: ProjectExportKind; readonly format: TableFormat };
type Pieces = AsyncGenerator<string | Uint8Array>;

const makers: Readonly<
  Record<Exclude<ProjectExportKind, CommunityKind>, (ctx: Ctx, asked: Asked) => Pieces>
> = {
  HIGHLIGHTS: tableOf(highlightRows),
  NOTES: tableOf(noteRows),
  INSIGHTS: tableOf(insightRows),
  TAGS: tableOf(tagRows),
  CONTACTS: tableOf(contactRows),
  CHARTS: tableOf(chartRows),
  DOCUMENTS: (ctx, asked) => zipPieces(documentFiles(ctx, asked, 'md'), ctx.now()),
  WORD: (ctx, asked) => zipPieces(documentFiles(ctx, asked, 'docx'), ctx.now()),
  PDF: (ctx, asked) => zipPieces(documentFiles(ctx, asked, 'pdf'), ctx.now()),
  TRANSCRIPTS: (ctx, asked) => zipPieces(transcriptFiles(ctx, asked), ctx.now()),
  QDPX: (ctx, asked) => zipPieces(projectArchive(ctx, asked), ctx.now()),
  CODEBOOK: (ctx, { projectId }) => codebook(ctx, projectId),
};

/** The file of an export, as the member of the context may see the project. */
export function exportPieces(ctx: Ctx, asked: Wanted): Pieces {
  const { projectIds, channelIds, isWhole, kind, ...rest } = asked;
  if (isCommunityKind(kind))
    return zipPieces(
      communityArchive(ctx, { ...rest, projectIds, channelIds, isWhole, isPacked: kind === 'COMMUNITY' }),
      ctx.now(),
    );
  const [projectId] = projectIds;
  if (projectId === undefined) throw new NotFound();
  return makers[kind](ctx, { ...rest, kind, projectId });
}

type Wanted = Omit<Asked, 'projectId'> & {
  readonly projectIds: readonly string[];
  readonly channelIds: readonly string[];
  /** Of a whole workspace. */
  readonly isWhole: boolean;
};

function tableOf(rows: (ctx: Ctx, asked: ChosenPart) => TableRows): (ctx: Ctx, asked: Asked) => Pieces {
  return (ctx, asked) =>
    asked.format === 'XLSX'
      ? workbookPieces(rows(ctx, asked), { name: projectExportLooks[asked.kind].file, at: ctx.now() })
      : csvPieces(rows(ctx, asked));
}
