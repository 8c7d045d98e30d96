import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

export type ModelRequest = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: {
    readonly model?: string;
    readonly messages?: readonly { role: string; content: unknown }[];
    readonly [name: string]: unknown;
  };
  /** Set once who asked has hung up. */
  isClosed: boolean;
};
/** What the model does with a request. */
export type Script = (response: ServerResponse, request: ModelRequest) => Promise<void> | void;

export type ScriptedModel = {
  /** As HARK_AI_URL names it. */
  readonly url: string;
  readonly asked: ModelRequest[];
  /** One script a request; when they are used up it says hello. */
  answer(...scripts: Script[]): void;
  /** Forgets what it was asked and told. */
  forget(): void;
  close(): Promise<void>;
};

/** A real server on this machine that speaks as OpenAI's does and says what it was told to. */
export async function openScriptedModel(): Promise<ScriptedModel> {
  const asked: ModelRequest[] = [];
  const scripts: Script[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const one: ModelRequest = {
        path: request.url ?? '',
        headers: request.headers,
        body: body as ModelRequest['body'],
        isClosed: false,
      };
      response.once('close', () => (one.isClosed = true));
      asked.push(one);
      return (scripts.shift() ?? says('Hello'))(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    answer: (...more) => void scripts.push(...more),
    forget() {
      asked.length = 0;
      scripts.length = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const usage = { prompt_tokens: 20, completion_tokens: 5, total_tokens: 25 };

/** A whole answer, in parts of a few letters each that are cut anywhere, letters of several bytes too. */
export function says(text: string, { everyMs = 0, countsTokens = true } = {}): Script {
  return async (response) => {
    open(response);
    const bytes = Buffer.concat([
      ...parts(text).map((part) => frame({ content: part })),
      frame({}, 'stop', countsTokens ? usage : undefined),
      Buffer.from('data: [DONE]\n\n'),
    ]);
    for (let at = 0; at < bytes.length && !response.destroyed; at += 61) {
      response.write(bytes.subarray(at, at + 61));
      if (everyMs > 0) await wait(everyMs);
    }
    response.end();
  };
}

/** Begins and then goes wrong. */
export function beginsThen(text: string, then: Script): Script {
  return async (response, request) => {
    open(response);
    for (const part of parts(text)) response.write(frame({ content: part }));
    await then(response, request);
  };
}

export const cutsOff: Script = (response) => void response.write('', () => response.destroy());
export const saysNonsense: Script = (response) => {
  response.write('data: {"choices": [{"delta": \n\n');
  response.write(frame({ content: ' and more' }));
  response.end(Buffer.concat([frame({}, 'stop', usage), Buffer.from('data: [DONE]\n\n')]));
};
export const reportsError: Script = (response) =>
  void response.end(
    `data: ${JSON.stringify({ error: { message: 'The server had an error', type: 'server_error' } })}\n\n`,
  );
export const endsWithoutReason: Script = (response) => void response.end('data: [DONE]\n\n');
export const staysSilent: Script = () => {};
export const neverEnds: Script = goesOn('and so on and so forth '.repeat(20), 1);
/** So slowly that something else happens first. */
export const goesOnSlowly: Script = goesOn('and so on ', 20);

function goesOn(words: string, everyMs: number): Script {
  return async (response) => {
    open(response);
    while (!response.destroyed) {
      response.write(frame({ content: words }));
      await wait(everyMs);
    }
  };
}

export function refuses(
  status: number,
  headers: Record<string, string> = {},
  body = '{"error":{"message":"No"}}',
): Script {
  return (response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
}

export function leadsTo(location: string): Script {
  return (response) => void response.writeHead(307, { location }).end();
}

export function callsTool(name: string, input: unknown, times = 1): Script {
  return (response) => {
    open(response);
    for (let index = 0; index < times; index += 1) {
      const call = {
        index,
        id: `call_${name}_${index}`,
        type: 'function',
        function: { name, arguments: JSON.stringify(input) },
      };
      response.write(frame({ tool_calls: [call] }));
    }
    response.end(Buffer.concat([frame({}, 'tool_calls', usage), Buffer.from('data: [DONE]\n\n')]));
  };
}

/** The number that a sentence with these words was sent with. */
export function markIn({ body }: ModelRequest, words: string): string | undefined {
  const prompt = body.messages?.at(-1)?.content;
  const text = typeof prompt === 'string' ? prompt : JSON.stringify(prompt).replaceAll(String.raw`\n`, '\n');
  return text
    .split('\n')
    .find((line) => line.includes(words))
    ?.match(/^\[(\d+\.\d+)\]/)?.[1];
}

function open(response: ServerResponse): void {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
}

function parts(text: string): string[] {
  return text.match(/[\s\S]{1,7}/g) ?? [];
}

export function frame(delta: object, finish: string | null = null, counted?: typeof usage): Buffer {
  const chunk = {
    id: 'scripted',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'scripted',
    choices: [{ index: 0, delta: { role: 'assistant', ...delta }, finish_reason: finish }],
    ...(counted && { usage: counted }),
  };
  return Buffer.from(`data: ${JSON.stringify(chunk)}\n\n`);
}

/** The settings of an installation whose operator chose this model. */
export function chosenModel({ url }: ScriptedModel) {
  const generation = {
    provider: 'compatible',
    model: 'scripted-1',
    url,
    region: undefined,
    key: 'sk-operator',
  } as const;
  return { generation };
}

/** What a service for speech answers: bytes, in several parts. */
export function sounds(
  bytes: Buffer,
  { type = 'audio/mpeg', ending }: { type?: string; ending?: Script } = {},
): Script {
  return async (response, request) => {
    response.writeHead(200, { 'content-type': type });
    for (let at = 0; at < bytes.length; at += 1000) response.write(bytes.subarray(at, at + 1000));
    if (ending) await ending(response, request);
    else response.end();
  };
}
