/** What a slice brings to the schema: its SDL file and, typed by its own `.gen.ts`, its resolvers. */
export type SchemaPart<Resolvers extends object = object> = {
  readonly sdl: URL;
  readonly resolvers: Resolvers;
};
