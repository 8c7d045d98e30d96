/** The home page of a new workspace, block by block. */
export const defaultHome = [
  { type: 'heading', text: 'Discover new insights' },
  { type: 'insights', layout: 'masonry', published: true, sort: { field: 'publishedAt', direction: 'DESC' } },
  { type: 'heading', text: 'Sharpen your skills' },
  { type: 'links', links: ['academy', 'live-demo-events', 'community'] },
] as const;
export type HomeBlock = (typeof defaultHome)[number];

type HomeLink = Extract<HomeBlock, { type: 'links' }>['links'][number];

/** Each says where it leads, and leads there in every installation. A workspace with places of its own edits the page. */
export const homeLinkLabels: Readonly<Record<HomeLink, { label: string; url: string }>> = {
  academy: { label: 'Learn a method by starting a project from its template', url: '/projects/new' },
  'live-demo-events': { label: 'See what your colleagues published', url: '/explore' },
  community: { label: 'See who’s in this workspace', url: '/settings/users' },
};
