/** A document as it is stored and sent: ProseMirror's JSON. */
export type AttributesJson = Readonly<Record<string, unknown>>;
export type MarkJson = { readonly type: string; readonly attrs?: AttributesJson };
export type NodeJson = {
  readonly type: string;
  readonly attrs?: AttributesJson;
  readonly content?: readonly NodeJson[];
  readonly marks?: readonly MarkJson[];
  readonly text?: string;
};
export type DocumentJson = NodeJson & { readonly type: 'doc' };
