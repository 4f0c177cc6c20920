import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { readSmtp, type Smtp } from './platform/mail/smtp.ts';

const repository = resolve(import.meta.dirname, '../../..');

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(4200),
  ORIGIN: z.url().optional(),
  DATABASE_URL: z.url().optional(),
  DATA_DIR: z.string().default(join(repository, '.trellis')),
  SECRET: z.string().min(32, 'at least 32 characters').optional(),
  DEMO: z.enum(['true', 'false']).optional(),
  ADMIN_EMAIL: z.email().optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  SMTP_URL: z.string().min(1).optional(),
  MAIL_FROM: z.string().min(1).optional(),
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  ERROR_REPORTING_DSN: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: z.string().default('loopback'),
  POOL_SIZE: z.coerce.number().int().min(2).max(100).default(12),
});

export interface Config {
  host: string;
  port: number;
  /** Where people reach the product, without a trailing slash; undefined until the port is known. */
  origin: string | undefined;
  databaseUrl: string | undefined;
  dataDir: string;
  /** Keys for signed addresses and the passwords of the database roles are derived from it. */
  secret: string;
  /** Demo people are listed on the sign-in page and the demo centre is made on the first start. */
  demo: boolean;
  /** Nobody asked for the demonstration: it is there for who tries the product on their own machine, and answers nobody else. */
  demoStaysHere: boolean;
  /** Whoever is invited to run the platform as long as nobody does. */
  adminEmail: string | undefined;
  logLevel: z.infer<typeof environment>['LOG_LEVEL'];
  /** Sentry's address of this product: where the browser reports errors. */
  errorReporting: string | undefined;
  /** Whose X-Forwarded-For is believed: addresses, networks or loopback, separated by commas. */
  trustProxy: string;
  poolSize: number;
  /** The mail server, unless another one is saved at run time. */
  smtp: Smtp | undefined;
  /** The gateway of short messages. */
  smsUrl: string | undefined;
}

/** Parses the environment once. All faults are listed at once; the process must stop on them. */
export function readConfig(env: NodeJS.ProcessEnv, { makesFolder = true } = {}): Config {
  const parsed = environment.safeParse(env);
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (env.DATABASE_URL && !env.SECRET) faults.push('SECRET: required with DATABASE_URL, because every process must derive the same keys');
  const smtp = env.SMTP_URL ? readSmtp(env.SMTP_URL, env.MAIL_FROM ?? '') : undefined;
  if (env.SMTP_URL && !smtp) faults.push('SMTP_URL: smtp://user:password@host:port or smtps://…, together with MAIL_FROM: Name <address>');
  if (!parsed.success || faults.length > 0) throw new Error(`Configuration is not usable:\n  ${faults.join('\n  ')}`);
  const values = parsed.data;
  if (makesFolder) mkdirSync(values.DATA_DIR, { recursive: true, mode: 0o755 });
  return {
    host: values.HOST,
    port: values.PORT,
    origin: values.ORIGIN?.replace(/\/$/, ''),
    databaseUrl: values.DATABASE_URL,
    dataDir: resolve(values.DATA_DIR),
    secret: values.SECRET ?? (makesFolder ? keptSecret(values.DATA_DIR) : ''),
    demo: values.DEMO ? values.DEMO === 'true' : !values.DATABASE_URL && isHere(values.HOST) && isHere(originHost(values.ORIGIN)),
    demoStaysHere: values.DEMO === undefined,
    adminEmail: values.ADMIN_EMAIL?.toLowerCase(),
    logLevel: values.LOG_LEVEL,
    errorReporting: values.ERROR_REPORTING_DSN,
    trustProxy: values.TRUST_PROXY,
    poolSize: values.POOL_SIZE,
    smtp,
    smsUrl: values.SMS_URL,
  };
}

const originHost = (origin: string | undefined) => (origin ? new URL(origin).hostname : 'localhost');

/** Names and addresses of a machine that only itself reaches. */
export function isHere(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'application-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
}
