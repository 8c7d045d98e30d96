/** What a request holds before anything of it is known. */
export type Json = { readonly [key: string]: unknown };

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** SCIM's names ignore case: `username` and `userName` are one attribute. */
export function attributeOf(json: Json, name: string): unknown {
  const key = Object.keys(json).find((candidate) => candidate.toLowerCase() === name.toLowerCase());
  return key === undefined ? undefined : json[key];
}

export function textOf(json: Json, name: string): string | undefined {
  const value = attributeOf(json, name);
  return typeof value === 'string' ? value.trim() : undefined;
}

/** Entra sends "True" and "False" as texts; taken as they are, "False" would be true. */
export function flagOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') return undefined;
  const text = value.trim().toLowerCase();
  return text === 'true' ? true : text === 'false' ? false : undefined;
}
