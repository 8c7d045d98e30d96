import { ChannelList, NewChannelButton } from '#web/features/channels/index.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import classes from './channel-page.module.css';

export function ChannelsPage() {
  return (
    <AppPage title="Channels" crumbs={[{ title: 'Channels' }]} width="wide">
      <header className={classes.header}>
        <PageHeading>Channels</PageHeading>
        <NewChannelButton />
      </header>
      <ChannelList />
    </AppPage>
  );
}
