import type { AnyVariables, Client, OperationContext, TypedDocumentNode } from '@urql/core';

let client: Client | null = null;

/** The signed-in app hands its client in, so that pages can ask before they are drawn. */
export function setPreloadClient(own: Client): void {
  client = own;
}

/** The answer waits in the cache for the page. */
export async function preloadQuery<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  context: Partial<OperationContext> = {},
): Promise<Data | undefined> {
  return (await client?.query(document, variables, context).toPromise())?.data;
}
