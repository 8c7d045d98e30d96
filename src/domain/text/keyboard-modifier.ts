/** `platform` is what the browser calls itself, such as "MacIntel" or "macOS". */
export function keyboardModifier(platform: string): '⌘' | 'Ctrl' {
  return /mac|iphone|ipad|ipod/i.test(platform) ? '⌘' : 'Ctrl';
}
