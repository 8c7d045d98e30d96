// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { CreateFieldInput, FieldCellInput, FieldOptionInput, FieldOwner, FieldType, NumberFormat, UpdateFieldInput, UpdateFieldOptionInput } from '#server/platform/graphql/wire.gen.ts';
import type { Field } from './field.ts';
import type { FieldChange } from './change-field-values.ts';
import type { FieldValue } from './values.ts';
import type { Insight } from '#server/features/insights/insight.ts';
import type { Note } from '#server/features/notes/note.ts';
import type { Person } from '#server/features/people/person.ts';
import type { PlacedField } from './queries.ts';
import type { Project } from '#server/kernel/projects/project.ts';

export type FieldOption = {
  readonly id: string;
  readonly label: string;
  readonly color: string;
};

export type FieldCell = {
  readonly objectId: string;
  readonly fieldId: string;
  readonly value?: string | null;
};

export type FieldsResolvers = ResolversOf<{
  FieldOption: FieldResolvers<FieldOption, {
    id: Resolver<string, FieldOption>;
    label: Resolver<string, FieldOption>;
    color: Resolver<string, FieldOption>;
  }>;
  Field: FieldResolvers<Field, {
    id: Resolver<string, Field>;
    owner: Resolver<FieldOwner, Field>;
    projectId: Resolver<string | null, Field>;
    label: Resolver<string, Field>;
    type: Resolver<FieldType, Field>;
    options: Resolver<readonly FieldOption[], Field>;
    maxOptions: Resolver<number | null, Field>;
    numberFormat: Resolver<NumberFormat | null, Field>;
    currencySymbol: Resolver<string | null, Field>;
    trashedAt: Resolver<Date | null, Field>;
    version: Resolver<number, Field>;
  }>;
  PlacedField: FieldResolvers<PlacedField, {
    id: Resolver<string, PlacedField>;
    field: Resolver<Field, PlacedField>;
    visible: Resolver<boolean, PlacedField>;
    rank: Resolver<number, PlacedField>;
  }>;
  FieldValue: FieldResolvers<FieldValue, {
    id: Resolver<string, FieldValue>;
    objectId: Resolver<string, FieldValue>;
    fieldId: Resolver<string, FieldValue>;
    value: Resolver<string | null, FieldValue>;
    people: Resolver<readonly Person[], FieldValue>;
  }>;
  FieldCell: FieldResolvers<FieldCell, {
    objectId: Resolver<string, FieldCell>;
    fieldId: Resolver<string, FieldCell>;
    value: Resolver<string | null, FieldCell>;
  }>;
  FieldChange: FieldResolvers<FieldChange, {
    values: Resolver<readonly FieldValue[], FieldChange>;
    previous: Resolver<readonly FieldCell[], FieldChange>;
  }>;
  Note: FieldResolvers<Note, {
    fields: Resolver<readonly PlacedField[], Note>;
    fieldValues: Resolver<readonly FieldValue[], Note>;
  }>;
  Insight: FieldResolvers<Insight, {
    fields: Resolver<readonly PlacedField[], Insight>;
    fieldValues: Resolver<readonly FieldValue[], Insight>;
  }>;
  Project: FieldResolvers<Project, {
    fields: Resolver<readonly PlacedField[], Project>;
    fieldValues: Resolver<readonly FieldValue[], Project>;
  }>;
  Person: FieldResolvers<Person, {
    fields: Resolver<readonly PlacedField[], Person>;
    fieldValues: Resolver<readonly FieldValue[], Person>;
  }>;
  Query: {
    fields: Resolver<readonly PlacedField[], unknown, { owner: FieldOwner; projectId?: string | null }>;
    fieldUseCount: Resolver<number, unknown, { fieldId: string; optionId?: string | null }>;
  };
  Mutation: {
    createField: Resolver<Field, unknown, { input: CreateFieldInput }>;
    updateField: Resolver<Field, unknown, { input: UpdateFieldInput }>;
    moveField: Resolver<readonly PlacedField[], unknown, { id: string; index: number; projectId?: string | null }>;
    trashField: Resolver<Field, unknown, { id: string }>;
    restoreField: Resolver<Field, unknown, { id: string }>;
    setFieldVisible: Resolver<PlacedField, unknown, { projectId: string; fieldId: string; visible: boolean }>;
    addFieldOption: Resolver<Field, unknown, { fieldId: string; option: FieldOptionInput }>;
    updateFieldOption: Resolver<Field, unknown, { input: UpdateFieldOptionInput }>;
    moveFieldOption: Resolver<Field, unknown, { fieldId: string; optionId: string; index: number }>;
    trashFieldOption: Resolver<Field, unknown, { fieldId: string; optionId: string }>;
    restoreFieldOption: Resolver<Field, unknown, { fieldId: string; optionId: string }>;
    changeFieldValues: Resolver<FieldChange, unknown, { cells: readonly FieldCellInput[] }>;
  };
}>;
