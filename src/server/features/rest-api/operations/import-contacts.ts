import { z } from 'zod';
import { existingRules } from '#domain/imports/column-choice.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { parsePersonDraft } from '#domain/people/person-draft.ts';
import { accepted } from '#domain/parsed/parsed.ts';
import { importItems } from '#server/features/imports/index.ts';
import { byParsed } from '../by-parsed.ts';
import { resultOf } from '../item-result.ts';
import { defineOperation } from '../rest-operation.ts';
import { fieldCells, fieldValues, text } from '../schemas.ts';

export const importContacts = defineOperation({
  path: '/api/v1/contacts',
  id: 'importContacts',
  kind: 'contacts',
  found: 'PERSON',
  summary: 'Import contacts',
  description: 'Adds contacts to the workspace. A contact is known by its e-mail address.',
  place: z.strictObject({
    existing: z
      .enum(existingRules)
      .default('SKIP')
      .meta({ description: 'What becomes of contacts whose e-mail address is known.' }),
  }),
  item: z.strictObject({
    name: text(textLimits.personName.max, 'Full name.').optional(),
    email: text(textLimits.personEmail.max, 'E-mail address.').optional(),
    fields: fieldValues.optional(),
  }),
  example: {
    place: { existing: 'UPDATE' },
    item: { name: 'Amara Okafor', email: 'amara@customer.example' },
  },
  async prepare(_ctx, { existing }, items) {
    const contacts = items.map(({ name = '', email = null, fields }) => {
      const draft = parsePersonDraft({ name, email });
      return draft.ok ? accepted({ ...draft.value, fields }) : draft;
    });
    return (tx) =>
      byParsed(contacts, async (all) => {
        const results = await importItems(tx, {
          target: 'CONTACTS',
          projectId: null,
          existing,
          items: all.map(({ name, email, fields }) => ({
            plain: { NAME: name, EMAIL: email ?? '' },
            fields: fieldCells(fields),
          })),
        });
        return results.map(resultOf);
      });
  },
});
