import { useQuery } from 'urql';
import { isOf } from '#domain/codec/codec.ts';
import { uuid } from '#domain/codec/primitives.ts';
import { objectTitle } from '#web/kit/objects/object-identity.tsx';
import { objectUrl } from '#web/kit/objects/object-ref.ts';
import type { AuditEntryFieldsFragment } from '#web/lib/graphql.gen.ts';
import { MemberProfileDocument } from '#web/features/members/members.gen.ts';
import classes from './audit-log.module.css';
import { factsOf, type ValueChange } from './changes.ts';

export type AuditDetailProps = { entry: AuditEntryFieldsFragment; changes: readonly ValueChange[] };

const exact = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'long' });

export function AuditDetail({ entry, changes }: AuditDetailProps) {
  return (
    <div className={classes.detail}>
      {changes.length > 0 && (
        <table className={classes.changes}>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ name, before, after }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{before}</td>
                <td>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <dl className={classes.facts}>
        <dt>When</dt>
        <dd>{exact.format(new Date(entry.createdAt))}</dd>
        {entry.apiToken && (
          <div className={classes.fact}>
            <dt>API token</dt>
            <dd>{entry.apiToken.name ?? entry.apiToken.id}</dd>
          </div>
        )}
        {factsOf(entry.payload).map(({ name, value, raw }) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>
              {isPerson(name) && isOf(uuid, raw) ? (
                <PersonName id={value} />
              ) : (
                <Named raw={raw} value={value} subjects={entry.subjects} />
              )}
            </dd>
          </div>
        ))}
        <dt>Entry</dt>
        <dd className={classes.id}>{entry.id}</dd>
      </dl>
    </div>
  );
}

/** The log keeps ids only; the names of people are looked up as they are now. */
function isPerson(name: string): boolean {
  return name === 'Member' || name === 'Grantee';
}

type NamedProps = { raw: unknown; value: string; subjects: AuditEntryFieldsFragment['subjects'] };

/** By its title where the reader may see it. */
function Named({ raw, value, subjects }: NamedProps) {
  const subject = subjects.find(({ id }) => id === raw);
  return subject ? <a href={objectUrl(subject)}>{objectTitle(subject)}</a> : value;
}

function PersonName({ id }: { id: string }) {
  const [{ data }] = useQuery({
    query: MemberProfileDocument,
    variables: { id },
    requestPolicy: 'cache-first',
  });
  return data?.member ? (
    `${data.member.name}, ${data.member.email}`
  ) : (
    <span className={classes.id}>{id}</span>
  );
}
