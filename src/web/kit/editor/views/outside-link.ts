export type OutsideLink = { url: string | null; label: string; kind: string };

/** A block that leads out of Hark. */
export function outsideLink({ url, label, kind }: OutsideLink): HTMLElement {
  const dom = document.createElement('div');
  dom.className = 'embed';
  const name = document.createElement('span');
  name.className = 'embed-kind';
  name.textContent = kind;
  const link = document.createElement('a');
  link.className = 'embed-link';
  link.textContent = label;
  if (url !== null) {
    link.href = url;
    link.target = '_blank';
    link.rel = 'noopener noreferrer nofollow';
  }
  dom.append(name, link);
  return dom;
}
