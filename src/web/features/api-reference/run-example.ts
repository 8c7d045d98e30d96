import { freshToken } from '#web/lib/bearer-token.ts';

type Result =
  | { readonly ok: true; readonly answer: string }
  | { readonly ok: false; readonly message: string };

/** Past the cache of the app: what a program would get, and nothing of it on other screens. */
export async function runExample(asked: { query: string; variables: string }): Promise<Result> {
  if (!/^\s*(query\b|\{)/.test(asked.query) || /^\s*(mutation|subscription)\b/m.test(asked.query))
    return { ok: false, message: 'Only queries can be run here.' };
  const variables = readJson(asked.variables);
  if (variables === undefined) return { ok: false, message: 'The variables are not valid JSON.' };
  try {
    const response = await fetch('/api/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${(await freshToken()) ?? ''}`,
      },
      body: JSON.stringify({ query: asked.query, variables }),
    });
    const body: unknown = await response.json();
    return { ok: true, answer: JSON.stringify(body, null, 2) };
  } catch {
    return { ok: false, message: 'Hark can’t be reached. Check your connection and try again.' };
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text.trim() === '' ? '{}' : text);
  } catch {
    return undefined;
  }
}
