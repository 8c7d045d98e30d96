/** What a change of themes and topics answers on the wire; what it left nothing of is absent. */
export type ChannelEdit = {
  readonly changeId: string;
  readonly themeId: string | null;
  readonly topicId: string | null;
  readonly channelId: string;
};
