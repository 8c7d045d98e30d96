// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { CreateImportInput, FieldType, ImportColumnInput, ImportColumnUse, ImportKind, ImportProblemKind, ImportStatus, ImportTarget, QuestionType, StartImportInput, SurveyTarget } from '#server/platform/graphql/wire.gen.ts';
import type { Channel } from '#server/features/channels/channel.ts';
import type { ImportEntry } from './import-entry.ts';
import type { ImportProblem } from './queries.ts';
import type { Project } from '#server/kernel/projects/project.ts';
import type { TableImport } from './import.ts';

export type ImportColumnChoice = {
  readonly use: ImportColumnUse;
  readonly fieldId?: string | null;
  readonly fieldType?: FieldType | null;
  readonly questionType?: QuestionType | null;
};

export type ImportColumnOption = {
  readonly question: string;
  readonly label: string;
};

export type ImportColumn = {
  readonly header: string;
  readonly type: FieldType;
  readonly questionType: QuestionType;
  readonly option?: ImportColumnOption | null;
  readonly suggestion: ImportColumnChoice;
};

export type ImportRow = {
  readonly line: number;
  readonly cells: readonly string[];
};

export type ImportPreview = {
  readonly encoding: string;
  readonly delimiter: string;
  readonly hasNulls: boolean;
  readonly sheets: readonly string[];
  readonly sheet?: string | null;
  readonly firstRowIsData: boolean;
  readonly columns: readonly ImportColumn[];
  readonly rows: readonly ImportRow[];
};

export type ImportProblemPage = {
  readonly items: readonly ImportProblem[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type TableImportPage = {
  readonly items: readonly TableImport[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type ImportEntryPage = {
  readonly items: readonly ImportEntry[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type ImportsResolvers = ResolversOf<{
  ImportColumnChoice: FieldResolvers<ImportColumnChoice, {
    use: Resolver<ImportColumnUse, ImportColumnChoice>;
    fieldId: Resolver<string | null, ImportColumnChoice>;
    fieldType: Resolver<FieldType | null, ImportColumnChoice>;
    questionType: Resolver<QuestionType | null, ImportColumnChoice>;
  }>;
  ImportColumnOption: FieldResolvers<ImportColumnOption, {
    question: Resolver<string, ImportColumnOption>;
    label: Resolver<string, ImportColumnOption>;
  }>;
  ImportColumn: FieldResolvers<ImportColumn, {
    header: Resolver<string, ImportColumn>;
    type: Resolver<FieldType, ImportColumn>;
    questionType: Resolver<QuestionType, ImportColumn>;
    option: Resolver<ImportColumnOption | null, ImportColumn>;
    suggestion: Resolver<ImportColumnChoice, ImportColumn>;
  }>;
  ImportRow: FieldResolvers<ImportRow, {
    line: Resolver<number, ImportRow>;
    cells: Resolver<readonly string[], ImportRow>;
  }>;
  ImportPreview: FieldResolvers<ImportPreview, {
    encoding: Resolver<string, ImportPreview>;
    delimiter: Resolver<string, ImportPreview>;
    hasNulls: Resolver<boolean, ImportPreview>;
    sheets: Resolver<readonly string[], ImportPreview>;
    sheet: Resolver<string | null, ImportPreview>;
    firstRowIsData: Resolver<boolean, ImportPreview>;
    columns: Resolver<readonly ImportColumn[], ImportPreview>;
    rows: Resolver<readonly ImportRow[], ImportPreview>;
  }>;
  ImportProblem: FieldResolvers<ImportProblem, {
    line: Resolver<number, ImportProblem>;
    kind: Resolver<ImportProblemKind, ImportProblem>;
    message: Resolver<string, ImportProblem>;
  }>;
  ImportProblemPage: FieldResolvers<ImportProblemPage, {
    items: Resolver<readonly ImportProblem[], ImportProblemPage>;
    endCursor: Resolver<string | null, ImportProblemPage>;
    totalCount: Resolver<number, ImportProblemPage>;
  }>;
  TableImport: FieldResolvers<TableImport, {
    id: Resolver<string, TableImport>;
    target: Resolver<ImportTarget, TableImport>;
    projectId: Resolver<string | null, TableImport>;
    channelId: Resolver<string | null, TableImport>;
    boardId: Resolver<string | null, TableImport>;
    fileName: Resolver<string, TableImport>;
    status: Resolver<ImportStatus, TableImport>;
    preview: Resolver<ImportPreview | null, TableImport>;
    progress: Resolver<number, TableImport>;
    doing: Resolver<string, TableImport>;
    createdCount: Resolver<number, TableImport>;
    updatedCount: Resolver<number, TableImport>;
    duplicateCount: Resolver<number, TableImport>;
    failedCount: Resolver<number, TableImport>;
    contactCount: Resolver<number, TableImport>;
    tagCount: Resolver<number, TableImport>;
    fieldCount: Resolver<number, TableImport>;
    processedInto: Resolver<SurveyTarget | null, TableImport>;
    insightId: Resolver<string | null, TableImport>;
    error: Resolver<string | null, TableImport>;
    analyzeColumnLabel: Resolver<string | null, TableImport>;
    timestampColumnLabel: Resolver<string | null, TableImport>;
    minDate: Resolver<Date | null, TableImport>;
    maxDate: Resolver<Date | null, TableImport>;
    problems: Resolver<ImportProblemPage, TableImport, { first: number | null; after?: string | null }>;
    problemsUrl: Resolver<string | null, TableImport>;
    createdAt: Resolver<Date, TableImport>;
    finishedAt: Resolver<Date | null, TableImport>;
  }>;
  TableImportPage: FieldResolvers<TableImportPage, {
    items: Resolver<readonly TableImport[], TableImportPage>;
    endCursor: Resolver<string | null, TableImportPage>;
    totalCount: Resolver<number, TableImportPage>;
  }>;
  ImportEntry: FieldResolvers<ImportEntry, {
    id: Resolver<string, ImportEntry>;
    kind: Resolver<ImportKind, ImportEntry>;
    name: Resolver<string, ImportEntry>;
    status: Resolver<ImportStatus, ImportEntry>;
    target: Resolver<ImportTarget | null, ImportEntry>;
    project: Resolver<Project | null, ImportEntry>;
    channel: Resolver<Channel | null, ImportEntry>;
    progress: Resolver<number, ImportEntry>;
    itemCount: Resolver<number, ImportEntry>;
    leftOutCount: Resolver<number, ImportEntry>;
    createdAt: Resolver<Date, ImportEntry>;
  }>;
  ImportEntryPage: FieldResolvers<ImportEntryPage, {
    items: Resolver<readonly ImportEntry[], ImportEntryPage>;
    endCursor: Resolver<string | null, ImportEntryPage>;
    totalCount: Resolver<number, ImportEntryPage>;
  }>;
  Query: {
    tableImport: Resolver<TableImport | null, unknown, { id: string }>;
    importExisting: Resolver<number, unknown, { id: string; column: number; choice: ImportColumnInput }>;
    imports: Resolver<ImportEntryPage, unknown, { projectId?: string | null; first: number | null; after?: string | null }>;
    tableImports: Resolver<TableImportPage, unknown, { first: number | null; after?: string | null }>;
  };
  Mutation: {
    createImport: Resolver<TableImport, unknown, { input: CreateImportInput }>;
    chooseImportSheet: Resolver<TableImport, unknown, { id: string; sheet: string }>;
    chooseImportFirstRow: Resolver<TableImport, unknown, { id: string; isData: boolean }>;
    startImport: Resolver<TableImport, unknown, { input: StartImportInput }>;
    cancelImport: Resolver<TableImport, unknown, { id: string }>;
    undoImport: Resolver<TableImport, unknown, { id: string }>;
  };
}>;
