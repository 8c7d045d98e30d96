/** The home page of a new workspace, block by block. */
export const defaultHome = [
  { type: 'heading', text: 'Discover new insights' },
  { type: 'insights', layout: 'masonry', published: true, sort: { field: 'publishedAt', direction: 'DESC' } },
  { type: 'heading', text: 'Sharpen your skills' },
  { type: 'links', links: ['academy', 'live-demo-events', 'community'] },
] as const;
export type HomeBlock = (typeof defaultHome)[number];

type HomeLink = Extract<HomeBlock, { type: 'links' }>['links'][number];

/** Links that work in every installation. A workspace with places of its own edits the page. */
export const homeLinkLabels: Readonly<Record<HomeLink, { label: string; url: string }>> = {
  academy: { label: 'Academy: learn a method by starting from its template', url: '/projects/new' },
  'live-demo-events': { label: 'Live demo: see what your colleagues published', url: '/explore' },
  community: { label: 'Community: meet the people of this workspace', url: '/settings/users' },
};
