/** A workspace as its members see it. */
export type Workspace = {
  readonly id: string;
  readonly name: string;
  readonly subdomain: string;
  readonly hasSampleData: boolean;
};
