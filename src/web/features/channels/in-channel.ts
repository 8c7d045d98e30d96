/** What an address names must be in the channel that it names: else the page would show one under another's name. */
export function inChannel<T extends { readonly channel: { readonly id: string } }>(
  found: T | null | undefined,
  channelId: string,
): T | null {
  return found?.channel.id === channelId ? found : null;
}
