/** What a change of themes answers on the wire; the theme is absent where points were taken out of all. */
export type ChannelEdit = {
  readonly changeId: string;
  readonly themeId: string | null;
  readonly channelId: string;
};
