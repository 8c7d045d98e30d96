export { CreateReel } from './create-reel.tsx';
export { InsightReels } from './insight-reels.tsx';
export { NoteReelScreen } from './note-reel-screen.tsx';
export { ReelCard } from './reel-card.tsx';
export { ReelScreen } from './reel-screen.tsx';
