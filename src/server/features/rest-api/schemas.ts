import { z } from 'zod';

/** What the database can keep. How long it may be is the domain's to say, in its own words; here it is only told. */
export function text(maxLength: number, description: string) {
  return z
    .string()
    .overwrite((value) => value.toWellFormed())
    .refine((value) => !value.includes('\0'), 'has a character that can’t be stored')
    .meta({ maxLength, description });
}

export function instant(description: string) {
  return z.iso.datetime({ offset: true }).meta({ description });
}

const fieldText = text(20_000, 'A value as people would type it.');

/** Values of custom fields by the name of the field. */
export const fieldValues = z
  .record(
    text(300, 'Name or id of a field'),
    z.union([fieldText, z.number(), z.boolean(), z.array(fieldText).max(100)]),
  )
  .meta({
    description:
      'Values of custom fields, by the name or the id of the field. Several options of a select field are a list; options that are new are added.',
  });

/** As a cell of a table, where several options are separated by semicolons. */
export function fieldCells(values: z.output<typeof fieldValues> | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values ?? {}).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join('; ') : String(value),
    ]),
  );
}
