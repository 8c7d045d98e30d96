import type { ExportedField, ExportedFieldSet } from '#domain/exports/field-codecs.ts';
import { defaultSelectable, foldLabel } from '#domain/fields/select-field.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import {
  addOptions,
  insertWholeFields,
  selectFields,
  type Field,
  type WholeField,
} from '#server/features/fields/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { allRows } from './community-set.ts';
import { cut, type CommunityWriting } from './community-writing.ts';
import '#server/features/fields/tables.ts';

/** Fields with their options and ranks. One of the workspace that is there already is used. */
export async function writeFields(tx: TxCtx, writing: CommunityWriting): Promise<void> {
  const { set, rights, projectId, createdBy, made, fieldOf, report } = writing;
  const fields = Map.groupBy(await allRows(set, 'fields'), ({ fieldSetId }) => fieldSetId);
  const shared = await readShared(tx);
  for (const fieldSet of await allRows(set, 'fieldSets')) {
    const all = fields.get(fieldSet.id) ?? [];
    const left = isOfWorkspace(fieldSet) ? await matchFields(tx, writing, fieldSet, { all, shared }) : all;
    const place = placeOf(fieldSet, rights);
    if (place === 'nowhere') {
      report('Fields of the workspace, which only managers can add', left.length);
      continue;
    }
    const inserted = await insertWholeFields(
      tx,
      { owner: fieldSet.owner, projectId: place === 'project' ? projectId : null, createdBy },
      left.map((field) => wholeOf(field, writing.idOf)),
    );
    const byId = new Map(inserted.map((field) => [field.id, field]));
    for (const { id } of left) {
      const field = byId.get(writing.idOf(id));
      if (field) fieldOf.set(id, field);
    }
    if (place === 'workspace') made.fieldIds.push(...inserted.map(({ id }) => id));
  }
  await writePreferences(tx, writing);
}

const isOfWorkspace = ({ projectId }: ExportedFieldSet): boolean => projectId === null;

function placeOf(
  { owner, projectId }: ExportedFieldSet,
  rights: CommunityWriting['rights'],
): 'project' | 'workspace' | 'nowhere' {
  const isOfWritten = owner === 'note' || owner === 'insight';
  if (projectId !== null && isOfWritten) return 'project';
  if (owner === 'person' ? rights.personFields : rights.fields) return 'workspace';
  return isOfWritten ? 'project' : 'nowhere';
}

function readShared(tx: TxCtx): Promise<Field[]> {
  return selectFields(tx, tx.db)
    .where('field_sets.project_id', 'is', null)
    .where('fields.trashed_at', 'is', null)
    .execute();
}

/** Answers those that are not there yet. */
async function matchFields(
  tx: TxCtx,
  { match, fieldOf }: CommunityWriting,
  { owner }: ExportedFieldSet,
  { all, shared }: { all: readonly ExportedField[]; shared: readonly Field[] },
): Promise<ExportedField[]> {
  const left: ExportedField[] = [];
  for (const field of all) {
    const known = shared.find(
      (one) =>
        one.owner === owner && one.type === field.type && foldLabel(one.label) === foldLabel(field.label),
    );
    if (!known) {
      left.push(field);
      continue;
    }
    const labels = field.options.map(({ label }) => optionLabel(label));
    const whole = field.type === 'SELECT' ? await addOptions(tx, known, labels) : known;
    for (const option of field.options) {
      const same = whole.options.find(
        ({ label }) => foldLabel(label) === foldLabel(optionLabel(option.label)),
      );
      if (same) match(option.id, same.id);
    }
    match(field.id, whole.id);
    fieldOf.set(field.id, whole);
  }
  return left;
}

function wholeOf(field: ExportedField, idOf: CommunityWriting['idOf']): WholeField {
  const { id, label, type, rank, maxOptions, numberFormat, currencySymbol, options } = field;
  const isSelect = type === 'SELECT';
  return {
    id: idOf(id),
    label: cut(label, textLimits.fieldLabel.max) || 'Field',
    type,
    rank,
    maxOptions: isSelect ? Math.max(1, Math.min(maxOptions ?? defaultSelectable, 1000)) : null,
    numberFormat: type === 'NUMBER' ? (numberFormat ?? 'number') : null,
    currencySymbol: numberFormat === 'currency' ? (currencySymbol ?? '$').slice(0, 5) : null,
    options: isSelect
      ? options.map((option) => ({
          id: idOf(option.id),
          label: optionLabel(option.label),
          color: option.color.slice(0, 20),
        }))
      : [],
  };
}

function optionLabel(label: string): string {
  return cut(label, textLimits.selectLabel.max) || 'Option';
}

async function writePreferences(tx: TxCtx, { set, projectId, fieldOf }: CommunityWriting): Promise<void> {
  for await (const part of set.parts('projectFieldPreferences')) {
    const rows = part.flatMap(({ fieldId, visible, rank }) => {
      const field = fieldOf.get(fieldId);
      return field
        ? [{ workspace_id: tx.workspace.id, project_id: projectId, field_id: field.id, visible, rank }]
        : [];
    });
    if (rows.length === 0) continue;
    await tx.db
      .insertInto('field_preferences')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
