import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { ObjectIcon, objectTitle } from '#web/kit/objects/object-identity.tsx';
import { objectUrl } from '#web/kit/objects/object-ref.ts';
import { StarredDocument } from '#web/features/stars/stars.gen.ts';
import classes from './sidebar.module.css';

const shown = 10;

/** What the person starred, the newest star first. */
export function StarredLinks({ path }: { path: string }) {
  const [{ data }] = useQuery({ query: StarredDocument, variables: { first: itemLimits.page, after: null } });
  const items = data?.starred.items.slice(0, shown) ?? [];
  if (items.length === 0) return null;
  return (
    <section aria-label="Starred" className={classes.section}>
      <h2 className={classes.sectionTitle}>Starred</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <a
              href={objectUrl(item)}
              className={classes.item}
              aria-current={objectUrl(item) === path ? 'page' : undefined}
            >
              <span className={classes.glyph}>
                <ObjectIcon object={item} />
              </span>
              <span className={classes.label}>{objectTitle(item)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
