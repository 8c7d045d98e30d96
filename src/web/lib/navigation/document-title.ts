import { useEffect } from 'react';

const suffixes = { app: 'Hark' };
const titles: { title: string }[] = [];

/** The page mounted last (the topmost peek) names the tab; when it goes, the one below does again. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const own = { title };
    titles.push(own);
    show();
    return () => {
      titles.splice(titles.indexOf(own), 1);
      show();
    };
  }, [title]);
}

export function setTitleSuffix(suffix: string): void {
  suffixes.app = suffix;
  show();
}

function show(): void {
  const top = titles.at(-1)?.title;
  document.title = top ? `${top} · ${suffixes.app}` : suffixes.app;
}
