import { OutgoingMessage, type Connection } from '@hocuspocus/server';
import type { Editing } from './editing.ts';

const stored = new WeakMap<Connection<Editing>, Promise<void>>();

/**
 * Hocuspocus acknowledges an update as soon as the hooks are through, and handles one message of an editor after the
 * other. A hook that waited for the disk would hold up what the same person types next, for everybody who reads along;
 * so only the acknowledgement waits. It is never sent for what could not be stored.
 */
export function acknowledgeWhen(connection: Connection<Editing>, isStored: Promise<void>): void {
  if (!stored.has(connection)) holdBack(connection);
  stored.set(connection, isStored);
  // The writer handles the failure; here it only means that nothing is said.
  isStored.catch(() => {});
}

function holdBack(connection: Connection<Editing>): void {
  const acknowledgement = new OutgoingMessage(connection.messageAddress).writeSyncStatus(true).toUint8Array();
  const send = connection.send.bind(connection);
  connection.send = (message) => {
    if (Buffer.compare(message, acknowledgement) !== 0) {
      send(message);
      return;
    }
    stored.get(connection)?.then(
      // After the end it would count for whatever the same socket opens next.
      () => connection.document.hasConnection(connection) && send(message),
      () => {},
    );
  };
}
