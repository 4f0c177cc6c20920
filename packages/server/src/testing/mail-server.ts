import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface Received {
  from: string;
  to: string[];
  /** As it came, to the last byte. */
  raw: string;
  header(name: string): string | undefined;
  /** Plain text and HTML, decoded. */
  text: string;
  html: string;
}

export interface MailServer {
  port: number;
  received: Received[];
  /** Stops listening; `start` listens at the same port again. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

interface Given {
  /** Called when a letter is whole; until it resolves the server does not say that it took it. */
  beforeTaking?: (letter: Received) => Promise<void>;
  options?: SMTPServerOptions;
}

/** A real SMTP server in this process that keeps what it is given. */
export async function startMailServer({ beforeTaking = async () => undefined, options = {} }: Given = {}): Promise<MailServer> {
  const received: Received[] = [];
  const open = async (port: number) => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      ...options,
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const from = envelope.mailFrom ? envelope.mailFrom.address : '';
          const letter = read(
            Buffer.concat(chunks).toString('utf8'),
            from,
            envelope.rcptTo.map((each) => each.address),
          );
          received.push(letter);
          void beforeTaking(letter).then(() => done());
        });
      },
    });
    server.on('error', () => undefined); // a client that dies in the middle is what some tests are about
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    return server;
  };
  let server = await open(0);
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    received,
    stop: () => new Promise((resolve) => server.close(resolve)),
    start: async () => {
      server = await open(port);
    },
  };
}

function read(raw: string, from: string, to: string[]): Received {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  const header = (name: string) => headerOf(head, name);
  const parts = partsOf(raw);
  const part = (type: string) => decode(parts.find((each) => headerOf(each, 'Content-Type')?.startsWith(type)) ?? '');
  return { from, to, raw, header, text: part('text/plain'), html: part('text/html') };
}

/** What a letter consists of, however deep it stands. */
function partsOf(raw: string): string[] {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1];
  if (!boundary) return [raw];
  return raw
    .split(`--${boundary}`)
    .slice(1)
    .flatMap((part) => partsOf(part.trimStart()));
}

function headerOf(head: string, name: string): string | undefined {
  const line = new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(head)?.[1];
  return line && decodeWords(line.replace(/\r\n[ \t]+/g, ' '));
}

/** Encoded words: =?UTF-8?B?…?= and =?UTF-8?Q?…?=. */
function decodeWords(line: string): string {
  return line
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString('utf8') : unquote(text.replaceAll('_', ' ')),
    );
}

function decode(part: string): string {
  const [head = '', ...rest] = part.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const encoding = headerOf(head, 'Content-Transfer-Encoding');
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? unquote(body.replace(/=\r\n/g, '')) : body;
}

const unquote = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');
