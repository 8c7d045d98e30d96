import { useRef } from 'react';
import { useQuery } from 'urql';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { useRecordVisit } from '#web/features/documents/index.ts';
import { PersonDocument } from '#web/features/people/people.gen.ts';
import { PersonMenu, PersonScreen } from '#web/features/people/index.ts';
import { StarButton } from '#web/features/stars/index.ts';
import type { PersonFieldsFragment } from '#web/lib/graphql.gen.ts';
import { nameOfPerson } from '#web/kit/objects/person-name.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NotFound } from '#web/lib/page/not-found.tsx';
import { useMarkedWords } from '#web/lib/page/use-marked-words.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { ContactComments } from './contact-comments.tsx';
import classes from './person-page.module.css';

export function PersonPage({ match }: { match: RouteMatchOf<'person'> | RouteMatchOf<'contact'> }) {
  const query = useQuery({ query: PersonDocument, variables: { id: match.params.personId } });
  const person = query[0].data?.person;
  const title = person ? nameOfPerson(person) : 'Contact';
  return (
    <AppPage
      title={title}
      crumbs={[{ title: 'Contacts', href: buildUrl('contacts') }, { title }]}
      actions={
        person && (
          <>
            <StarButton type="CONTACT" id={person.id} starred={person.starred} />
            <PersonMenu person={person} />
          </>
        )
      }
    >
      <QueryView
        query={query}
        skeleton={<SkeletonRows rows={5} label="Loading the contact" />}
        what="the contact"
      >
        {(data) =>
          data.person ? (
            <OpenPerson person={data.person} words={match.hash.q ?? ''} commentId={match.hash.c ?? null} />
          ) : (
            <NotFound />
          )
        }
      </QueryView>
    </AppPage>
  );
}

type OpenPersonProps = { person: PersonFieldsFragment; words: string; commentId: string | null };

function OpenPerson({ person, words, commentId }: OpenPersonProps) {
  const place = useRef<HTMLDivElement>(null);
  useRecordVisit('CONTACT', person.id);
  useMarkedWords(place, words);
  return (
    <div ref={place} className={classes.person}>
      <PersonScreen person={person} />
      <ContactComments key={person.id} person={person} commentId={commentId} />
    </div>
  );
}
