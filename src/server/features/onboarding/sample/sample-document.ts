/** A note or an insight of the sample, as Markdown. */
export type SampleDocument = { readonly by: string; readonly title: string; readonly text: string };
