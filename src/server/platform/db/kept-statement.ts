import { sql, type Compilable, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';

type Facts = Readonly<Record<string, unknown>>;
export type GivenOf<V> = <K extends keyof V & string>(name: K) => RawBuilder<V[K]>;

/** Takes the place of a value in a kept statement that each run brings along. */
class Given {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const mostShapes = 500;

/**
 * A statement that is built and put into words once for each shape, for lists that every screen asks for: doing both
 * again takes longer than reading the answer. Whatever changes the words belongs in the shape; all else is given to
 * each run, so that no statement can keep what one person asked for.
 */
export function keepStatement<S extends Facts, V extends Facts, R>(
  build: (db: Db, shape: S, given: GivenOf<V>) => Compilable<R>,
): (db: Db, shape: S, values: V) => Promise<R[]> {
  const kept = new Map<string, CompiledQuery<R>>();
  return async (db, shape, values) => {
    const key = Object.values(shape).join(' ');
    let statement = kept.get(key);
    if (!statement) {
      statement = build(db, shape, (name) => sql`${new Given(name)}`).compile();
      if (kept.size >= mostShapes) kept.clear();
      kept.set(key, statement);
    }
    const parameters = statement.parameters.map((one) => (one instanceof Given ? values[one.name] : one));
    const { rows } = await db.executeQuery<R>({ ...statement, parameters });
    return rows;
  };
}
