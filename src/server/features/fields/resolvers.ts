import type { FieldOwner } from '#domain/fields/field-types.ts';
import { decodeIds } from '#domain/fields/id-list.ts';
import { personLoader, type Person } from '#server/features/people/index.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import type { RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import { addFieldOption } from './add-field-option.ts';
import { changeFieldValues } from './change-field-values.ts';
import { countFieldUses } from './count-uses.ts';
import { createField } from './create-field.ts';
import { moveFieldOption } from './move-field-option.ts';
import { moveField } from './move-field.ts';
import { listFields, placeLoader } from './queries.ts';
import { restoreFieldOption } from './restore-field-option.ts';
import { restoreField } from './restore-field.ts';
import { setFieldVisible } from './set-field-visible.ts';
import { trashFieldOption } from './trash-field-option.ts';
import { trashField } from './trash-field.ts';
import { updateFieldOption } from './update-field-option.ts';
import { updateField } from './update-field.ts';
import { valueLoader, type FieldValue, type ValueHolder } from './values.ts';
import { readCells, readOptionalId, readOwner, wireOwner } from './wire.ts';
import type { FieldsResolvers } from './fields.gen.ts';

type OptionArgs = { fieldId: string; optionId: string };

export const fieldsSchema: SchemaPart<FieldsResolvers> = {
  sdl: new URL('./fields.graphql', import.meta.url),
  resolvers: {
    Query: {
      fields: (_root, { owner, projectId }, ctx) =>
        listFields(ctx, { owner: readOwner(owner), projectId: readOptionalId(projectId) }),
      fieldUseCount: (_root, { fieldId, optionId }, ctx) =>
        countFieldUses(ctx, { fieldId: readId(fieldId), optionId: readOptionalId(optionId) }),
    },
    Mutation: {
      createField: (_root, { input }, ctx) =>
        createField(ctx, {
          ...input,
          owner: readOwner(input.owner),
          projectId: readOptionalId(input.projectId),
        }),
      updateField: (_root, { input }, ctx) => updateField(ctx, { ...input, id: readId(input.id) }),
      moveField: (_root, { id, index, projectId }, ctx) =>
        moveField(ctx, { id: readId(id), index, projectId: readOptionalId(projectId) }),
      trashField: (_root, { id }, ctx) => trashField(ctx, readId(id)),
      restoreField: (_root, { id }, ctx) => restoreField(ctx, readId(id)),
      setFieldVisible: (_root, { projectId, fieldId, visible }, ctx) =>
        setFieldVisible(ctx, { projectId: readId(projectId), fieldId: readId(fieldId), visible }),
      addFieldOption: (_root, { fieldId, option }, ctx) =>
        addFieldOption(ctx, { ...option, fieldId: readId(fieldId) }),
      updateFieldOption: (_root, { input }, ctx) => updateFieldOption(ctx, { ...input, ...readRef(input) }),
      moveFieldOption: (_root, args, ctx) => moveFieldOption(ctx, { ...readRef(args), index: args.index }),
      trashFieldOption: (_root, args, ctx) => trashFieldOption(ctx, readRef(args)),
      restoreFieldOption: (_root, args, ctx) => restoreFieldOption(ctx, readRef(args)),
      changeFieldValues: (_root, { cells }, ctx) => changeFieldValues(ctx, readCells(cells)),
    },
    FieldValue: { people: readPeople },
    Field: { owner: ({ owner }) => wireOwner(owner) },
    Note: holderFields('note'),
    Insight: holderFields('insight'),
    Person: {
      fields: (_person, _args, ctx) => placeLoader(ctx).load({ owner: 'person', projectId: null }),
      fieldValues: ({ id, isHidden }, _args, ctx) =>
        isHidden ? [] : valueLoader(ctx).load({ id, projectId: null }),
    },
    Project: {
      fields: (_project, _args, ctx) => placeLoader(ctx).load({ owner: 'project', projectId: null }),
      fieldValues: ({ id }, _args, ctx) => valueLoader(ctx).load({ id, projectId: null }),
    },
  },
};

function readRef({ fieldId, optionId }: OptionArgs): OptionArgs {
  return { fieldId: readId(fieldId), optionId: readId(optionId) };
}

async function readPeople({ type, value }: FieldValue, _args: object, ctx: RequestCtx): Promise<Person[]> {
  if (type !== 'PERSON' || value === null) return [];
  const people = await personLoader(ctx).loadMany(decodeIds(value));
  return people.flatMap((person) => (person === null || person instanceof Error ? [] : [person]));
}

function holderFields(owner: FieldOwner) {
  return {
    fields: ({ projectId }: ValueHolder, _args: object, ctx: RequestCtx) =>
      placeLoader(ctx).load({ owner, projectId }),
    fieldValues: ({ id, projectId }: ValueHolder, _args: object, ctx: RequestCtx) =>
      valueLoader(ctx).load({ id, projectId }),
  };
}
