import { solveChallenge, type Challenge } from './solve-challenge.ts';

addEventListener('message', (event: MessageEvent<Challenge>) => {
  postMessage(solveChallenge(event.data));
});
