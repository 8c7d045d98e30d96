let handed: File | null = null;

/** For the page that comes next: what somebody chose can't travel in its address. */
export function handFile(file: File): void {
  handed = file;
}

export function takeHandedFile(): File | null {
  const file = handed;
  handed = null;
  return file;
}
