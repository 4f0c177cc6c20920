/** A server that takes letters, and who they are from. */
export interface Smtp {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS when it is offered. */
  secure: boolean;
  user: string | null;
  password: string | null;
  fromName: string;
  fromAddress: string;
}

const sender = /^(?:"?([^"<>\p{Cc}]*?)"?\s*<)?([^\s<>@]+@[^\s<>@]+)>?$/u;

/** Reads smtp[s]://user:password@host:port and `Name <address>`; undefined when either cannot be read. */
export function readSmtp(address: string, from: string): Smtp | undefined {
  const [, fromName = '', fromAddress] = sender.exec(from.trim()) ?? [];
  if (!URL.canParse(address) || !fromAddress) return undefined;
  const url = new URL(address);
  const secure = url.protocol === 'smtps:';
  if ((!secure && url.protocol !== 'smtp:') || !url.hostname) return undefined;
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    user: decodeURIComponent(url.username) || null,
    password: decodeURIComponent(url.password) || null,
    fromName,
    fromAddress,
  };
}
