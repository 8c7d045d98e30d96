/** A workspace as its members see it. */
export type Workspace = {
  readonly id: string;
  readonly name: string;
  readonly subdomain: string;
  readonly hasSampleData: boolean;
  readonly addressChangesLeft: number;
  readonly primaryColor: string | null;
  readonly logoUrl: string | null;
  readonly deletion: WorkspaceDeletion | null;
};

export type WorkspaceDeletion = { readonly dueAt: Date; readonly requestedById: string };
