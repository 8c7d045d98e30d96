/** For a field that opens to rename something: typing replaces the old name at once. */
export function focusWithText(input: HTMLInputElement | HTMLTextAreaElement | null): void {
  if (!input || document.activeElement === input) return;
  input.focus();
  input.select();
}
