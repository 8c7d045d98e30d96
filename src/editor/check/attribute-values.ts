import type { AttributeSpec, MarkType, NodeType } from '@tiptap/pm/model';

type Typed = NodeType | MarkType;
type Values = Record<string, unknown>;

export function attributesOf(type: Typed): Readonly<Record<string, AttributeSpec>> {
  return type.spec.attrs ?? {};
}

export function holdsAttribute(spec: AttributeSpec, value: unknown): boolean {
  if (typeof spec.validate !== 'function') return false;
  try {
    spec.validate(value);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The values that pass, defaults for the others; undefined when one that must be there is not. */
export function keepAttributes(type: Typed, given: unknown): Values | undefined {
  const values: Values = {};
  for (const [name, spec] of Object.entries(attributesOf(type))) {
    const value: unknown = isRecord(given) && Object.hasOwn(given, name) ? given[name] : spec.default;
    const kept: unknown = holdsAttribute(spec, value) ? value : spec.default;
    if (!holdsAttribute(spec, kept)) return undefined;
    values[name] = kept;
  }
  return values;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
