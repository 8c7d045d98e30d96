/** The home page of a new workspace, block by block. */
export const defaultHome = [
  { type: 'heading', text: 'Discover new insights' },
  { type: 'insights', layout: 'masonry', published: true, sort: { field: 'publishedAt', direction: 'DESC' } },
  { type: 'heading', text: 'Sharpen your skills' },
  { type: 'links', links: ['academy', 'live-demo-events', 'community'] },
] as const;
export type HomeBlock = (typeof defaultHome)[number];
