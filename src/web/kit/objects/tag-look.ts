export type TagLook = { readonly id: string; readonly title: string; readonly color: string };
