/** Tools split a long export into archives inside of one: `Export-1a2b-Part-1.zip`. What a disk leaves among them is none. */
export function isArchivePart(path: string): boolean {
  return /(?:^|\/)(?!\.)(?:[^/]*[-_ .])?part[-_ ]?\d{1,4}\.zip$/iu.test(path);
}
