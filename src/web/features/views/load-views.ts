/** For pages that lead to a view: its code is fetched while somebody still looks at something else. */
export function loadViewPage() {
  return import('./view-page.tsx');
}

export function loadPreloads() {
  return import('./preload-section.ts');
}
