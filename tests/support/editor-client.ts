import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import WebSocket from 'ws';
import * as Y from 'yjs';

export type EditorClient = {
  readonly doc: Y.Doc;
  readonly provider: HocuspocusProvider;
  /** Adds a paragraph; resolves when the server has acknowledged everything so far. */
  type(text: string): Promise<void>;
  text(): string;
  acknowledged(): Promise<void>;
  synced(): Promise<void>;
  close(): void;
};

type Opening = {
  port: number;
  host: string;
  documentId: string;
  token: () => Promise<string>;
  /** Where the server listens for editors; the product's own path without. */
  path?: string;
};

/** A person's editor without the screen: the real client, on a real socket. */
export function openEditor({
  port,
  host,
  documentId,
  token,
  path = '/collaboration',
}: Opening): EditorClient {
  // Names below localhost don't resolve outside browsers, so the Host is set by hand.
  class HostedSocket extends WebSocket {
    constructor(url: string) {
      super(url, { headers: { host } });
    }
  }
  const doc = new Y.Doc();
  const websocketProvider = new HocuspocusProviderWebsocket({
    url: `ws://127.0.0.1:${port}${path}`,
    WebSocketPolyfill: HostedSocket,
    delay: 50,
    minDelay: 20,
    maxDelay: 300,
    factor: 1,
  });
  const provider = new HocuspocusProvider({ websocketProvider, name: documentId, document: doc, token });
  provider.attach();
  const fragment = doc.getXmlFragment('content');

  const until = (holds: () => boolean, ...events: string[]): Promise<void> =>
    new Promise((resolve) => {
      const check = (): void => {
        if (!holds()) return;
        for (const event of events) provider.off(event, check);
        resolve();
      };
      for (const event of events) provider.on(event, check);
      check();
    });
  const acknowledged = (): Promise<void> =>
    until(() => provider.isSynced && !provider.hasUnsyncedChanges, 'synced', 'unsyncedChanges');

  return {
    doc,
    provider,
    acknowledged,
    synced: () => until(() => provider.isSynced, 'synced'),
    async type(text) {
      doc.transact(() => {
        const paragraph = new Y.XmlElement('paragraph');
        paragraph.insert(0, [new Y.XmlText(text)]);
        fragment.insert(fragment.length, [paragraph]);
      });
      await acknowledged();
    },
    text: () =>
      fragment
        .toArray()
        .map((node) => (node instanceof Y.XmlElement ? node.toArray().map(String).join('') : ''))
        .join('\n'),
    close() {
      provider.destroy();
      websocketProvider.destroy();
    },
  };
}
