const nobody =
  /^(?:(?:unnamed|unknown) )?(?:speaker|participant|interviewer|interviewee|moderator|researcher|host|guest|user|unknown)(?: \w{1,2})?$/i;

/** "Speaker 1" tells nobody who it is, and the word is in many texts. */
export function isNobody(name: string): boolean {
  return nobody.test(name.trim().replaceAll(/\s+/g, ' '));
}
