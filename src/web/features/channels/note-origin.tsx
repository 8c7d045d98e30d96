import { useQuery } from 'urql';
import { titleOf } from '#domain/text/display-names.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { NoteOriginDocument } from './channels.gen.ts';

/** The data point of a channel that a note was made of. */
export function NoteOrigin({ noteId }: { noteId: string }) {
  const [{ data }] = useQuery({ query: NoteOriginDocument, variables: { id: noteId } });
  const origin = data?.note?.origin;
  if (!origin) return null;
  const { channel, dataPoint, url, saidAt, participant, properties } = origin;
  const title = channel ? titleOf('channel', channel.title) : '';
  return (
    <>
      <span aria-hidden>·</span>
      <span>
        From{' '}
        {!channel ? (
          'a channel'
        ) : dataPoint?.theme ? (
          <Link
            to="channelThemeDatum"
            params={{ channelId: channel.id, themeId: dataPoint.theme.id, datumData: dataPoint.id }}
          >
            {title}
          </Link>
        ) : dataPoint ? (
          <Link to="channelOutlierDatum" params={{ channelId: channel.id, datumData: dataPoint.id }}>
            {title}
          </Link>
        ) : (
          <Link to="channel" params={{ channelId: channel.id }}>
            {title}
          </Link>
        )}
        {participant !== null && `, ${participant}`}, <RelativeTime at={saidAt} />
        {properties.map(({ name, value }) => ` · ${name}: ${value}`)}
        {url !== null && (
          <>
            {' · '}
            <a href={url} target="_blank" rel="noreferrer">
              Open source
            </a>
          </>
        )}
      </span>
    </>
  );
}
