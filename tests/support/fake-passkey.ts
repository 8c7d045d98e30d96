import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export type Ceremony = { challenge: string; origin: string; rpId: string };
type Signing = Ceremony & { counter?: number };

/** A security key in software: makes one credential and signs with it, honestly or as an attack needs it. */
export class FakePasskey {
  readonly id = randomBytes(32).toString('base64url');
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  register({ challenge, origin, rpId }: Ceremony): object {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const coordinate = (text: string): Buffer => Buffer.from(text, 'base64url');
    const cose = Buffer.concat([hex('a5010203262001215820'), coordinate(x), hex('225820'), coordinate(y)]);
    const credentialId = Buffer.from(this.id, 'base64url');
    const authData = Buffer.concat([
      header(rpId, 0x45, 0),
      Buffer.alloc(16),
      uint16(credentialId.length),
      credentialId,
      cose,
    ]);
    const attestationObject = Buffer.concat([
      hex('a363666d74646e6f6e656761747453746d74a0686175746844617461'),
      hex('59'),
      uint16(authData.length),
      authData,
    ]);
    return this.#answer({
      clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['usb'],
    });
  }

  sign({ challenge, origin, rpId, counter = 0 }: Signing): object {
    const client = clientData('webauthn.get', challenge, origin);
    const authData = header(rpId, 0x05, counter);
    const hash = createHash('sha256').update(client).digest();
    const signature = sign('sha256', Buffer.concat([authData, hash]), this.#keys.privateKey);
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #answer(response: object): object {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function header(rpId: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function hex(text: string): Buffer {
  return Buffer.from(text, 'hex');
}
