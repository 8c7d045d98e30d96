/** Lower case, without the dot; '' for `README`, `.env` and `name.`. */
export function extensionOf(name: string): string {
  const base = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  const dot = base.lastIndexOf('.');
  return dot > 0 ? base.slice(dot + 1).toLowerCase() : '';
}

/** The last segment of the path, decoded; a segment that does not decode is kept as it stands. */
export function fileNameOfUrl(url: string): string {
  const path = (url.split(/[?#]/)[0] ?? '').replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '');
  const segment = path.replace(/\/+$/, '').split('/').at(-1) ?? '';
  try {
    // A decoded slash would turn the name into a path.
    return decodeURIComponent(segment).replaceAll(/[/\\\0]/g, '_');
  } catch {
    return segment;
  }
}
