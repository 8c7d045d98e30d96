// Everybody who means harm, in a process apart from those who measure.
import { decode } from '#domain/codec/codec.ts';
import { attacks } from '../flood/attacks.ts';
import { addressCodec, reachServer } from '../flood/reach-server.ts';
import { actAsStranger } from '../flood/strangers.ts';

const [address = '', seconds = '0', members = '0', strangers = '0'] = process.argv.slice(2);
const server = reachServer(decode(addressCodec, JSON.parse(address)));
const until = performance.now() + Number(seconds) * 1000;
const isOver = (): boolean => performance.now() >= until;
const ofMembers = Object.entries(attacks).filter(([name]) => !name.includes('strangers'));
/** A bearer is good for five minutes. In a short run too, each begins a second attack. */
const turnMs = Math.min(20_000, Number(seconds) * 800);

async function actAsMember(index: number): Promise<void> {
  for (let turn = index; !isOver(); turn += 1) {
    const { hostile } = await server.state();
    const [, attack] = ofMembers[turn % ofMembers.length] ?? [];
    const end = Math.min(until, performance.now() + turnMs);
    await attack?.(server, hostile[index % hostile.length] ?? '', () => performance.now() < end).catch(
      () => {},
    );
  }
}

await Promise.all([
  ...Array.from({ length: Number(members) }, (_one, index) => actAsMember(index)),
  ...Array.from({ length: Number(strangers) }, () => actAsStranger(server, () => !isOver())),
]);
process.stdout.write('over\n');
process.exit(0);
