const asWritten: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};
const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** One spelling for all ways to write a name: files are called "tomas" where the contact is "Tomás". */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u00ad\u200b-\u200d\u2060]/g, '')
    .toLowerCase()
    .replaceAll(/[ßøłđðæœþıς]/g, (letter) => asWritten[letter] ?? letter)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** "Müller" is "Mueller" in many addresses and files. */
export function spellOut(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüåø]/g, (letter) => spelled[letter] ?? letter);
}
