import { generateKeyPairSync, sign } from 'node:crypto';

export interface OwnCertificate {
  key: string;
  cert: string;
}

/** A certificate of one name that signs itself, good for a day: what a server of a test shows, and what whoever trusts it is told. */
export function ownCertificate(name: string): OwnCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ecdsaWithSha256 = sequence(oid([0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]));
  const named = sequence(tagged(0x31, sequence(oid([0x55, 0x04, 0x03]), tagged(0x0c, Buffer.from(name)))));
  const hour = 3_600_000;
  const validity = sequence(utcTime(Date.now() - hour), utcTime(Date.now() + 24 * hour));
  const alternativeName = sequence(oid([0x55, 0x1d, 0x11]), tagged(0x04, sequence(tagged(0x82, Buffer.from(name)))));
  const body = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    tagged(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    named,
    validity,
    named,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(alternativeName)),
  );
  const signature = tagged(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]));
  const der = sequence(body, ecdsaWithSha256, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${der.match(/.{1,64}/g)?.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}

/** A value of ASN.1 with its tag and its length. */
function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Buffer[]) => tagged(0x30, Buffer.concat(parts));
const oid = (bytes: number[]) => tagged(0x06, Buffer.from(bytes));
const utcTime = (moment: number) => tagged(0x17, Buffer.from(`${new Date(moment).toISOString().replace(/\D/g, '').slice(2, 14)}Z`));
