import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type LanguageEngine = { readonly url: string; readonly stop: () => void };

/** Speaks the protocol of a language model; "translates" by putting the language before each text. */
export async function startLanguageEngine(): Promise<LanguageEngine> {
  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { messages } = JSON.parse(Buffer.concat(chunks).toString());
    const language = /into the language "([^"]+)"/.exec(messages[0].content)?.[1] ?? '';
    const texts = (JSON.parse(messages[1].content) as string[]).map((text) => `${language}: ${text}`);
    const content = JSON.stringify(language === 'cy-GB' ? { unsupported: true } : { texts });
    response.end(JSON.stringify({ choices: [{ message: { content } }] }));
  };
  const server = createServer((request, response) => void reply(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => void server.close(),
  };
}
