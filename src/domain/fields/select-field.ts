import { isOf } from '#domain/codec/codec.ts';
import { uuid } from '#domain/codec/primitives.ts';
import { parseHexColor } from '#domain/color/hex-color.ts';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

export type SelectOption = { readonly id: string; readonly label: string; readonly color: string };
/** `max` 1 is a single select. */
export type SelectConfig = { readonly options: readonly SelectOption[]; readonly max: number };

export const defaultSelectable = 100;

export function isSingleSelect(config: Pick<SelectConfig, 'max'>): boolean {
  return config.max === 1;
}

export function parseSelectConfig(input: {
  options: readonly SelectOption[];
  max?: number;
}): Parsed<SelectConfig> {
  const max = input.max ?? defaultSelectable;
  if (!Number.isSafeInteger(max) || max < 1) return refused('Choose how many options can be selected');
  const count = checkCount(countLimits.optionsPerSelectField, input.options.length);
  if (!count.ok) return count;
  const options: SelectOption[] = [];
  for (const option of input.options) {
    const parsed = parseSelectOption(option);
    if (!parsed.ok) return parsed;
    options.push(parsed.value);
  }
  if (hasTwins(options.map((option) => option.id))) return refused('Two options have the same id');
  if (hasTwins(options.map((option) => foldLabel(option.label)))) {
    return refused('Two options have the same name');
  }
  return accepted({ options, max });
}

export function parseSelectOption(option: SelectOption): Parsed<SelectOption> {
  if (!isOf(uuid, option.id)) return refused('An option has no valid id');
  const label = parseText(textLimits.selectLabel, option.label);
  if (!label.ok) return label;
  const color = parseHexColor(option.color);
  if (!color.ok) return color;
  return accepted({ id: option.id.toLowerCase(), label: label.value, color: color.value });
}

/** The ids of the chosen options, each once, in the order of the choice. */
export function parseSelectResponse(config: SelectConfig, ids: readonly string[]): Parsed<string[]> {
  const known = new Set(config.options.map((option) => option.id));
  const chosen = [...new Set(ids.map((id) => id.trim().toLowerCase()))];
  if (chosen.some((id) => !known.has(id))) return refused('This option no longer exists');
  if (chosen.length > config.max) {
    return refused(isSingleSelect(config) ? 'Choose one option' : `Choose at most ${config.max} options`);
  }
  return accepted(chosen);
}

export function foldLabel(label: string): string {
  return label.normalize('NFC').toLowerCase();
}

function hasTwins(texts: readonly string[]): boolean {
  return new Set(texts).size !== texts.length;
}
