import { promises as dns } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import type { Reach } from './networks.ts';

/** Where a request goes: an address of the network that was looked at, whatever its name says by the time of asking. */
export interface Receiver {
  url: URL;
  ip: string;
}

/** Looks up the addresses of a name. */
export type LookUp = (name: string) => Promise<string[]>;

export class NotAllowed extends Error {}
export class UnknownName extends Error {}

const leastOpenPort = 1024;

/**
 * What a name stands for. It is asked of the name servers themselves: what the operating system offers waits in a thread of few, and one slow
 * name would keep files and passwords waiting.
 */
export async function lookUpName(name: string): Promise<string[]> {
  const resolver = new dns.Resolver({ timeout: 1500, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

/** The address as it is read, whatever spelling it came in; refuses what is no address of a receiver, wherever that is. */
function readAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '' || url.hostname === '') throw new NotAllowed();
  return url;
}

/**
 * Finds the receiver of an address. Every address that its name stands for must be one that may be asked; the first of them is. In a network
 * that the operator opened it may be http and any port, elsewhere it is https at 443 or a port that needs no rights.
 */
export async function findReceiver(address: string, { isOpened, isReachable }: Reach, lookUp: LookUp = lookUpName): Promise<Receiver> {
  const url = readAddress(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const name = host.replace(/\.$/, '');
  // stands for this machine, wherever it is asked
  if (/(^|\.)localhost$/i.test(name)) throw new NotAllowed();
  const found = isIP(host) ? [host] : await lookUp(name);
  const [ip] = found;
  if (ip === undefined) throw new UnknownName();
  if (!found.every(isReachable)) throw new NotAllowed();
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  const isPublic = url.protocol === 'https:' && (port === 443 || port >= leastOpenPort);
  if (!isPublic && !found.every(isOpened)) throw new NotAllowed();
  return { url, ip };
}

/** Connects to the very address that was looked at: a name may stand for another one by now. */
export function lookUpAs(ip: string): LookupFunction {
  const family = isIP(ip);
  return (_, { all }, tell) => (all ? tell(null, [{ address: ip, family }]) : tell(null, ip, family));
}

/** Whether a request failed at who answers: its certificate is not that of its name, or nobody believes it. */
export const isAboutCertificate = (error: unknown): boolean =>
  /^(ERR_TLS|ERR_SSL|CERT_|UNABLE_|HOSTNAME_|DEPTH_ZERO|SELF_SIGNED|EPROTO)/.test((error as NodeJS.ErrnoException).code ?? '');
