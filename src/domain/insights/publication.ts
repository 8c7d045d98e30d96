/** Each publishing is its own row; an insight is published while its newest row has no end. */
export type Publication = {
  readonly publishedAt: Date;
  readonly publishedBy: string;
  readonly unpublishedAt: Date | null;
};

export function currentPublication(publications: readonly Publication[]): Publication | null {
  const live = publications.filter((publication) => publication.unpublishedAt === null);
  return live.reduce<Publication | null>(
    (newest, publication) => (newest && newest.publishedAt >= publication.publishedAt ? newest : publication),
    null,
  );
}

export function isPublished(publications: readonly Publication[]): boolean {
  return currentPublication(publications) !== null;
}
