import { summaryFrameworks } from '#domain/ai/frameworks.ts';
import type { TypeOf } from '#domain/codec/codec.ts';
import { boolean, finite, literal, string, unknown, uuid } from '#domain/codec/primitives.ts';
import { array, nullable, object, optional, record } from '#domain/codec/structures.ts';
import { projectStatuses } from '#domain/projects/project-status.ts';
import { objectTypes } from '#domain/search/result-types.ts';
import { viewLayouts } from '#domain/views/view-layouts.ts';

export const exportedProjectCodec = object(
  {
    id: uuid,
    chartsEnabled: boolean,
    chartsRank: finite,
    highlightsEnabled: boolean,
    highlightsRank: finite,
    insightsEnabled: boolean,
    insightsRank: finite,
    notesEnabled: boolean,
    notesRank: finite,
    readmeEnabled: boolean,
    readmeRank: finite,
    tagsEnabled: boolean,
    tagsRank: finite,
    color: nullable(string),
    icon: nullable(string),
    summary: nullable(string),
    title: string,
    transcriptionVocabulary: array(string),
    projectCategoryId: nullable(uuid),
    defaultFramework: nullable(literal(...summaryFrameworks)),
    defaultSummaryLanguage: nullable(string),
    transcriptionLanguage: nullable(string),
    recruitEnabled: boolean,
    status: optional(literal(...projectStatuses)),
    /** The editor's own JSON. */
    readme: optional(record(unknown)),
  },
  'exported project',
);
export type ExportedProject = TypeOf<typeof exportedProjectCodec>;

export const exportedViewCodec = object(
  {
    id: uuid,
    docId: nullable(uuid),
    layout: literal(...viewLayouts),
    objectType: literal(...objectTypes),
    rank: finite,
    title: string,
    viewData: record(unknown),
    /** The one that its section has from the start. */
    isFirst: optional(boolean),
  },
  'exported view',
);
export type ExportedView = TypeOf<typeof exportedViewCodec>;
