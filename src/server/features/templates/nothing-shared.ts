/** What comes from another workspace comes into the new project, never into what all projects share. */
export const nothingShared = { tags: false, fields: false, personFields: false, publish: false } as const;
