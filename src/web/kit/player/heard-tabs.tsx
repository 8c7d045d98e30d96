import { audioVideoTabs, type AudioVideoTab } from '#domain/media/reel-layouts.ts';
import classes from './player.module.css';

const labels: Readonly<Record<AudioVideoTab, string>> = {
  Original: 'Original',
  HighlightsOnly: 'Highlights only',
};

/** The whole recording, or what was highlighted in it. */
export function HeardTabs({ tab, onTab }: { tab: AudioVideoTab; onTab: (tab: AudioVideoTab) => void }) {
  return (
    <fieldset className={classes.tabs} aria-label="Playback">
      {audioVideoTabs.map((one) => (
        <button key={one} type="button" aria-pressed={one === tab} onClick={() => onTab(one)}>
          {labels[one]}
        </button>
      ))}
    </fieldset>
  );
}
