import { useEffect, useState } from 'react';
import type * as Y from 'yjs';
import type { Connector } from '#domain/canvas/connectors.ts';
import { connectorsOf, readConnectors } from '#editor/canvas/connectors-doc.ts';

/** The connectors of the shared document, as everybody sees them. */
export function useConnectors(doc: Y.Doc): readonly Connector[] {
  const [connectors, setConnectors] = useState<readonly Connector[]>(() => readConnectors(doc));
  useEffect(() => {
    const read = () => setConnectors(readConnectors(doc));
    const stored = connectorsOf(doc);
    stored.observeDeep(read);
    return () => stored.unobserveDeep(read);
  }, [doc]);
  return connectors;
}
