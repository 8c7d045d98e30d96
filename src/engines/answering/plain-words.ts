/**
 * An answer as plain words. Images, links and markup are how a model could make a reader's browser call elsewhere: the
 * words stay, what they point to goes.
 */
export function plainWords(text: string): string {
  return text
    .replaceAll(/!\[([^\]\n]{0,500})\](?:\([^)\n]{0,2000}\)|\[[^\]\n]{0,200}\])/g, '$1')
    .replaceAll(/\[([^\]\n]{1,500})\]\((?:[^)\n]{0,2000})\)/g, '$1')
    .replaceAll(/^\s{0,3}\[[^\]\n]{1,200}\]:.{0,2000}$/gm, '')
    .replaceAll(/<\/?[a-z!][^>\n]{0,2000}>/giu, '')
    .replaceAll(/\b(?:https?|ftp|data|javascript|vbscript|file):[^\s)\]]{1,4000}/giu, '')
    .replaceAll(/\*\*([^*\n]{1,1000})\*\*/g, '$1')
    .replaceAll(/(?:^|\s)#{1,6} /g, ' ')
    .replaceAll('`', '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/[ \t]+/g, ' ')
    .trim();
}
