/** What a card shows to one viewer. `url` leads to the thing, for viewers who may open it. */
export type CardContent = { readonly title: string; readonly text?: string; readonly url?: string };

/** Given by who knows the viewer: a card whose thing they may not see answers only what it is called instead. */
export type CardReader = (attributes: Readonly<Record<string, unknown>>) => CardContent | undefined;
