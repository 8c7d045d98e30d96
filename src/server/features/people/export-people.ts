import { serialiseCsv } from '#domain/csv/serialise-csv.ts';
import { can } from '#domain/access/can.ts';
import { Forbidden } from '#domain/errors/hark-error.ts';
import { peopleCsvHeader } from '#domain/people/people-csv.ts';
import { findStanding } from '#server/kernel/access/index.ts';
import { scopeOf, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { sql } from 'kysely';
import { personColumns } from './person.ts';
import { livePeople } from './queries.ts';

const peopleAtOnce = 1000;

type Exported = { id: string; name: string; email: string | null; sortName: string; createdAt: Date };

/** Everybody as a file, piece by piece and by name. For managers, who may know every name. */
export function exportPeople(ctx: Ctx): AsyncGenerator<string> {
  allow(ctx, 'export.people');
  return pieces(ctx);
}

async function* pieces(ctx: Ctx): AsyncGenerator<string> {
  yield `\uFEFF${serialiseCsv([peopleCsvHeader])}`;
  let after: Exported | null = null;
  do {
    const people: Exported[] = await readPiece(ctx, after);
    if (people.length > 0) {
      yield serialiseCsv(
        people.map(({ name, email, createdAt }) => [name, email ?? '', createdAt.toISOString()]),
      );
    }
    after = people.length === peopleAtOnce ? (people.at(-1) ?? null) : null;
  } while (after !== null);
}

/** Asks for each piece again: a download must not outlast the rights it was begun with. */
function readPiece(ctx: Ctx, after: Exported | null): Promise<Exported[]> {
  const { accountId } = requireMember(ctx);
  return ctx.database.transaction(scopeOf(ctx), 'read only', async (db) => {
    const standing = await findStanding(db, ctx.workspace.id, accountId);
    const decision = standing && can(standing.viewer, 'export.people');
    if (!decision?.allowed) throw new Forbidden(decision?.reason ?? 'Only managers can do this');
    return livePeople(ctx, db)
      .select([...personColumns(ctx), 'people.sort_name as sortName'])
      .$if(after !== null, (query) =>
        query.where(
          sql<boolean>`(people.sort_name, people.id) > (${after?.sortName ?? ''}::text, ${after?.id}::uuid)`,
        ),
      )
      .orderBy('people.sort_name')
      .orderBy('people.id')
      .limit(peopleAtOnce)
      .execute();
  });
}
