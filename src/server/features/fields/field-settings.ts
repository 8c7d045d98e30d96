import type { FieldType } from '#domain/fields/field-types.ts';
import { parseNumberConfig, type NumberFormat } from '#domain/fields/number-field.ts';
import { defaultSelectable, parseSelectConfig, type SelectOption } from '#domain/fields/select-field.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { nextTagColor } from '#domain/tags/tag-colors.ts';
import type { TxCtx } from '#server/platform/context/context.ts';

/** What only some types have. */
export type FieldSettings = {
  maxOptions?: number | null;
  numberFormat?: NumberFormat | null;
  currencySymbol?: string | null;
};
type SettingColumns = {
  max_options: number | null;
  number_format: NumberFormat | null;
  currency_symbol: string | null;
};
export type OptionDraft = { label: string; color?: string | null };

export function readLabel(label: string): Parsed<string> {
  return parseText(textLimits.fieldLabel, label);
}

/** Settings of another type are passed over: a form may keep what was typed before the type was changed. */
export function readSettings(type: FieldType, input: FieldSettings): Parsed<SettingColumns> {
  const none = { max_options: null, number_format: null, currency_symbol: null };
  if (type === 'SELECT') {
    const max = input.maxOptions ?? defaultSelectable;
    const parsed = parseSelectConfig({ options: [], max });
    return parsed.ok ? accepted({ ...none, max_options: parsed.value.max }) : parsed;
  }
  if (type !== 'NUMBER') return accepted(none);
  const parsed = parseNumberConfig({
    format: input.numberFormat ?? 'number',
    currencySymbol: input.currencySymbol ?? '',
  });
  if (!parsed.ok) return parsed;
  const { format, currencySymbol } = parsed.value;
  return accepted({ ...none, number_format: format, currency_symbol: currencySymbol ?? null });
}

/** The options of a new field: each gets an id, and a colour that differs from its neighbours' unless it has one. */
export function toOptions(
  tx: TxCtx,
  type: FieldType,
  drafts: readonly OptionDraft[],
  max: number | null,
): Parsed<readonly SelectOption[]> {
  if (type !== 'SELECT')
    return drafts.length === 0 ? accepted([]) : refused('Only a select field has options');
  const options: SelectOption[] = [];
  for (const { label, color } of drafts) {
    options.push({ id: tx.newId(), label, color: color ?? nextColor(options) });
  }
  const parsed = parseSelectConfig({ options, ...(max !== null && { max }) });
  return parsed.ok ? accepted(parsed.value.options) : parsed;
}

export function nextColor(options: readonly SelectOption[]): string {
  return nextTagColor(options.map(({ color }) => color)).hex;
}
