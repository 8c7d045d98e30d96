import { sectionStatesCodec } from '#domain/projects/sections.ts';
import { decode } from '#domain/codec/codec.ts';
import type { ExportedProject } from '#domain/exports/project-codecs.ts';
import { parseHexColor } from '#domain/color/hex-color.ts';
import { UnprocessableContent } from '#domain/errors/hark-error.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { parseTranscriptionLanguage } from '#domain/locales/transcription-language.ts';
import { parseProjectIcon } from '#domain/projects/project-icons.ts';
import { parseVocabulary } from '#domain/projects/vocabulary.ts';
import { changeProjects, insertProject } from '#server/kernel/projects/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { allRows, type CommunitySet } from './community-set.ts';
import { cut, type CommunityWriting } from './community-writing.ts';
import { writeComments } from './write-comments.ts';
import { writeFields } from './write-fields.ts';
import { writeFiles } from './write-files.ts';
import { writeHighlights } from './write-highlights.ts';
import { writeNotePeople, writePeople } from './write-people.ts';
import { writeQuestions } from './write-questions.ts';
import { writeReels } from './write-reels.ts';
import { writeTags } from './write-tags.ts';
import { writeValues } from './write-values.ts';
import { writeViews } from './write-views.ts';
import { copyOf, writeWritten } from './write-written.ts';

type Start = Omit<CommunityWriting, 'projectId' | 'fieldOf'> & { readonly folderId: string | null };

/** Everything of one project in one transaction: it is there as a whole or not at all. */
export async function writeCommunity(
  tx: TxCtx,
  start: Start,
): Promise<{ projectId: string; noteCount: number }> {
  const { set, idOf, match } = start;
  const project = await projectOf(set);
  const projectId = await writeProject(tx, project, start);
  match(project.id, projectId);
  const writing: CommunityWriting = { ...start, projectId, fieldOf: new Map() };
  const people = await writePeople(tx, writing);
  await writeTags(tx, writing);
  await writeFields(tx, writing);
  const highlightIds = await idsOf(set, 'highlights');
  const threadIds = await idsOf(set, 'commentThreads');
  const written = await writeWritten(tx, writing, {
    isHighlight: (id) => highlightIds.has(id),
    isComment: (id) => threadIds.has(id),
  });
  const noteIds = new Set(written.noteIds);
  await writeFiles(tx, writing, written);
  await writeHighlights(tx, writing, written, await idsOf(set, 'tags'));
  await writeComments(tx, writing, written);
  await writeReels(tx, writing, written);
  await writeNotePeople(tx, writing, { noteIds, people });
  const things = new Set([...written.noteIds, ...written.insightIds, projectId]);
  await writeValues(tx, writing, {
    isKnown: (id) => things.has(idOf(id)) || people.has(id),
    people,
  });
  await writeViews(tx, writing);
  await writeQuestions(tx, writing, noteIds);
  await tx.record(
    { type: 'note.imported', payload: { noteIds: written.noteIds, projectId }, objectId: null },
    ...written.insightIds.map((insightId) => ({
      type: 'insight.created' as const,
      payload: { insightId, projectId },
      objectId: insightId,
      version: 1,
    })),
  );
  return { projectId, noteCount: written.noteIds.length };
}

async function projectOf(set: CommunitySet): Promise<ExportedProject> {
  const [project, another] = await allRows(set, 'project');
  if (!project || another) throw new UnprocessableContent('Each line of the manifest must name one project');
  return project;
}

async function idsOf(
  set: CommunitySet,
  file: 'highlights' | 'tags' | 'commentThreads',
): Promise<Set<string>> {
  const ids = new Set<string>();
  for await (const part of set.parts(file)) for (const { id } of part) ids.add(id);
  return ids;
}

async function writeProject(tx: TxCtx, project: ExportedProject, start: Start): Promise<string> {
  const { idOf, createdBy, folderId } = start;
  const color = project.color === null ? null : parseHexColor(project.color);
  const icon = project.icon === null ? null : parseProjectIcon(project.icon);
  const { id } = await insertProject(tx, {
    title: cut(project.title, textLimits.projectTitle.max),
    summary: cut(project.summary ?? '', textLimits.projectSummary.max),
    color: color?.ok ? color.value : null,
    icon: icon?.ok ? icon.value : null,
    folderId,
    createdBy,
    status: project.status ?? 'active',
    ...(project.defaultFramework !== null && { framework: project.defaultFramework }),
    ...(project.readme && {
      readme: copyOf(project.readme, { idOf, isHighlight: () => false, isComment: () => false }),
    }),
  });
  const words = parseVocabulary(project.transcriptionVocabulary);
  await changeProjects(tx, [id], {
    sections: JSON.stringify(sectionsOf(project)),
    transcription_language: languageOf(project.transcriptionLanguage),
    default_summary_language: languageOf(project.defaultSummaryLanguage),
    recruit_enabled: project.recruitEnabled,
    ...(words.ok && { transcription_vocabulary: [...words.value] }),
  });
  return id;
}

function sectionsOf(project: ExportedProject): object {
  return decode(sectionStatesCodec, {
    charts: { enabled: project.chartsEnabled, rank: project.chartsRank },
    highlights: { enabled: project.highlightsEnabled, rank: project.highlightsRank },
    insights: { enabled: project.insightsEnabled, rank: project.insightsRank },
    notes: { enabled: project.notesEnabled, rank: project.notesRank },
    readme: { enabled: project.readmeEnabled, rank: project.readmeRank },
    tags: { enabled: project.tagsEnabled, rank: project.tagsRank },
  });
}

function languageOf(language: string | null): string | null {
  const parsed = language === null ? undefined : parseTranscriptionLanguage(language);
  return parsed?.ok ? (parsed.value ?? null) : null;
}
