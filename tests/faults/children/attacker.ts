// One who means harm, in a process apart from those who measure: its own work would pass for the server's.
import { decode } from '#domain/codec/codec.ts';
import { attacks } from '../flood/attacks.ts';
import { addressCodec, reachServer } from '../flood/reach-server.ts';

const [address = '', name = '', seconds = '0'] = process.argv.slice(2);
const server = reachServer(decode(addressCodec, JSON.parse(address)));
const attack = attacks[name];
if (!attack) throw new Error(`No attack is called ${name}`);
const { hostile } = await server.state();
const until = performance.now() + Number(seconds) * 1000;
process.stdout.write('begins\n');
await attack(server, hostile[0] ?? '', () => performance.now() < until);
process.exit(0);
