export const connectionStatuses = [
  'connecting',
  'connected',
  'reconnecting',
  'reconnected',
  'client offline',
  'server offline',
] as const;
export type ConnectionStatus = (typeof connectionStatuses)[number];

export const connectionEvents = [
  'opened',
  'closed',
  'went offline',
  'came online',
  'server silent',
  'settled',
] as const;
export type ConnectionEvent = (typeof connectionEvents)[number];

export function nextConnectionStatus(status: ConnectionStatus, event: ConnectionEvent): ConnectionStatus {
  return transitions[event](status);
}

export function isOnline(status: ConnectionStatus): boolean {
  return status === 'connected' || status === 'reconnected';
}

const transitions: Readonly<Record<ConnectionEvent, (status: ConnectionStatus) => ConnectionStatus>> = {
  opened: (status) => (status === 'connecting' || status === 'connected' ? 'connected' : 'reconnected'),
  closed: (status) => (isOnline(status) ? 'reconnecting' : status),
  'went offline': () => 'client offline',
  'came online': (status) => (status === 'client offline' ? 'reconnecting' : status),
  'server silent': (status) => (status === 'client offline' ? status : 'server offline'),
  // The "you are back" message has been on the screen long enough.
  settled: (status) => (status === 'reconnected' ? 'connected' : status),
};
