import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Used {
  /** Where the browser says that it is asked. */
  origin: string;
  /** How often it says that it was used. */
  counter?: number;
}

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** A device with one passkey, which answers as a browser tells it (Web Authentication Level 3, ES256, no attestation). */
export class Authenticator {
  readonly #id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  /** What it answers to the options of a registration, both as JSON. */
  register(options: string, { origin, counter = 0 }: Used): string {
    const { challenge, rp } = JSON.parse(options) as { challenge: string; rp: { id: string } };
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    // COSE: key type 2, algorithm -7, curve 1, both coordinates
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const length = Buffer.from([0, this.#id.length]);
    const data = Buffer.concat([factsOf(rp.id, 0x41, counter), Buffer.alloc(16), length, this.#id, key]);
    // CBOR: { fmt: 'none', attStmt: {}, authData }
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([data.length]),
      data,
    ]);
    return this.#answer('webauthn.create', challenge, origin, { attestationObject: base64url(attestation), transports: ['internal'] });
  }

  /** What it answers to the options of a sign-in. */
  assert(options: string, { origin, counter = 0 }: Used): string {
    const { challenge, rpId } = JSON.parse(options) as { challenge: string; rpId: string };
    const data = factsOf(rpId, 0x01, counter);
    const client = clientData('webauthn.get', challenge, origin);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey);
    return this.#answer('webauthn.get', challenge, origin, { authenticatorData: base64url(data), signature: base64url(signature) });
  }

  #answer(type: string, challenge: string, origin: string, response: object): string {
    const id = base64url(this.#id);
    const clientDataJSON = base64url(clientData(type, challenge, origin));
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response: { clientDataJSON, ...response } });
  }
}

const clientData = (type: string, challenge: string, origin: string) => JSON.stringify({ type, challenge, origin, crossOrigin: false });

/** Whom it answers, how, and how often it did. */
function factsOf(host: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(host), Buffer.from([flags]), count]);
}
