export const pathMaxLength = 2048;

/** Never cuts inside a %XX escape or a character of several: the rest would no longer decode. */
export function truncatePath(path: string): string {
  if (path.length <= pathMaxLength) return path;
  let cut = path.slice(0, pathMaxLength).replace(/%[0-9A-F]?$/i, '');
  for (let bytes = 0; bytes < 3 && !decodes(cut); bytes += 1) cut = cut.replace(/%[0-9A-F]{2}$/i, '');
  return cut;
}

function decodes(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
