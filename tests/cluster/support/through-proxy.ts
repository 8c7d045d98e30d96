import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { requestKeyHeader } from '#domain/connectivity/request-key.ts';
import type { Person } from '#tests/support/scene.ts';
import { sendTo, type Received, type Sent } from './send-to.ts';

export type Line = {
  /** Sends until somebody answers. A request that carries its key is done once however often it is sent. */
  send(sent: Sent): Promise<Received>;
  /** The same person, asking through the proxy as the web app does. */
  as(person: Person): Person;
  readonly figures: { requests: number; repeated: number; longestMs: number };
};

const comesBack = new Set([502, 503, 504]);

/** How clients reach the nodes. */
export function openLine(port: number): Line {
  const figures = { requests: 0, repeated: 0, longestMs: 0 };
  const send = async (sent: Sent): Promise<Received> => {
    const began = performance.now();
    figures.requests += 1;
    for (;;) {
      const answer = await sendTo(port, sent);
      if (answer && !comesBack.has(answer.status)) {
        figures.longestMs = Math.max(figures.longestMs, Math.round(performance.now() - began));
        return answer;
      }
      figures.repeated += 1;
      await pause(100);
    }
  };
  return {
    send,
    figures,
    as: (person) => ({
      ...person,
      async graphql(query, variables = {}) {
        const answer = await send({
          method: 'POST',
          path: '/api/graphql',
          headers: {
            host: person.visitor.host,
            'content-type': 'application/json',
            authorization: `Bearer ${await person.bearer()}`,
            ...(query.startsWith('mutation') && { [requestKeyHeader]: randomUUID() }),
          },
          body: JSON.stringify({ query, variables }),
        });
        return { status: answer.status, headers: answer.headers, body: JSON.parse(answer.body.toString()) };
      },
    }),
  };
}
