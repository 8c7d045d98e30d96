import type { Page } from 'playwright-core';

/** What the person on this page gets from the API; fails with the errors otherwise. */
export async function askAs(
  page: Page,
  query: string,
  variables: Record<string, unknown> = {},
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
): Promise<any> {
  const body = await page.evaluate(
    async (asked) => {
      const bearer = await fetch('/api/auth/token', { method: 'POST' });
      const { token } = await bearer.json();
      const answer = await fetch('/api/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(asked),
      });
      return answer.json();
    },
    { query, variables },
  );
  if (body.errors) throw new Error(`${query}: ${JSON.stringify(body.errors)}`);
  return body.data;
}
