const names = new Intl.DisplayNames('en', { type: 'language' });

/** German for `de`; the letters themselves where nobody gave them a name. */
export function languageName(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
