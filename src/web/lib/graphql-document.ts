import { gql, type AnyVariables, type TypedDocumentNode } from '@urql/core';

/**
 * Read when it is first asked for: a screen loads hundreds of documents and asks a few of them, and reading one takes
 * far longer than loading it.
 */
export function graphqlDocument<Result = unknown, Variables extends AnyVariables = AnyVariables>(
  text: string,
): TypedDocumentNode<Result, Variables> {
  let read: Keyed<Result, Variables> | undefined;
  const whole = () => (read ??= gql<Result, Variables>(text) as Keyed<Result, Variables>);
  const unread: Keyed<Result, Variables> = {
    get kind() {
      return whole().kind;
    },
    get definitions() {
      return whole().definitions;
    },
    // By its key urql finds the one that was read, and uses that from then on.
    get __key() {
      // oxlint-disable-next-line no-underscore-dangle -- the name that urql gave it
      return whole().__key;
    },
  };
  return unread;
}

type Keyed<Result, Variables extends AnyVariables> = TypedDocumentNode<Result, Variables> & {
  readonly __key: number;
};
