/** Without control characters and halves of a character, neither of which the database can keep. */
export function isOneLine(text: string): boolean {
  return text.isWellFormed() && !/\p{Cc}/u.test(text);
}
