import type { SocketAccess } from '#server/platform/realtime/graphql-socket.ts';

/** What the server knows of one editor's connection to one document. */
export type Editing = {
  access: SocketAccess;
  workspaceId: string;
  memberId: string | null;
  /** What others see at this person's cursor. */
  name: string;
};
