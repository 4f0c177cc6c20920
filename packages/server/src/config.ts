import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { StripeSetup } from './areas/payments/public.ts';
import { findObstacles } from './config-obstacles.ts';
import { readSources } from './config-sources.ts';
import { readSmtp, type Smtp } from './platform/mail/smtp.ts';
import { type BucketSetup, bucketFaults, bucketOf } from './platform/object-storage/setup.ts';
import type { TelemetrySetup } from './platform/telemetry/setup.ts';

const repository = resolve(import.meta.dirname, '../../..');

const number = (least: number, most: number, usual: number) =>
  z.coerce.number(`write a number from ${least} to ${most}`).int().min(least).max(most).default(usual);
const address = (protocol: RegExp, example: string) => z.url({ protocol, error: `write ${example}` }).optional();

const networks = z
  .string()
  .refine((listed) => listed.split(',').every(isNetwork), 'write addresses or networks as 10.1.0.0/16, separated by commas')
  .optional();

const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: number(0, 65_535, 4200),
  METRICS_PORT: z.coerce.number('write a free port').int().min(1).max(65_535).optional(),
  ORIGIN: z.string().refine(isOrigin, 'write https://trellis.example, without a path; plain http is for this machine alone').optional(),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://trellis_owner:password@host:5432/trellis'),
  DATABASE_REPLICA_URL: address(/^postgres(ql)?$/, 'postgres://host:5432/trellis'),
  DATABASE_POOLER_URL: address(/^postgres(ql)?$/, 'postgres://pooler:6432/trellis, without a user, since each role signs in as itself'),
  DATA_DIR: z.string().default(join(repository, '.trellis')),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/i, 'write the name of a bucket alone, as trellis-files')
    .optional(),
  S3_ENDPOINT: address(/^https?$/, 'https://s3.example, without the bucket'),
  S3_REGION: z.string().optional(),
  S3_CREDENTIALS: z.enum(['keys', 'role'], 'write keys or role').optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_SESSION_TOKEN: z.string().optional(),
  S3_FORCE_PATH_STYLE: z.enum(['true', 'false'], 'write true or false').optional(),
  SECRET: z.string().min(32, 'write at least 32 characters, and the same for every process').optional(),
  FORMER_SECRET: z.string().min(32, 'write all of the SECRET that was until now, at least 32 characters').optional(),
  DEMO: z.enum(['true', 'false']).optional(),
  ADMIN_EMAIL: z.email('write the address of whoever is to run the platform').optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().optional(),
  SMS_URL: address(/^https?$/, 'https://user:password@gateway.example/sms'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_URL: address(/^https?$/, 'https://api.stripe.com'),
  LEAKED_PASSWORDS: z.string().optional(),
  ERROR_REPORTING_DSN: z.string().refine(isDsn, 'write https://key@host/project, as Sentry shows it').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(/^https?$/, 'http://collector.example:4318'),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .refine(
      (listed) => listed.split(',').every((one) => /^\s*[\w-]+=[^,;]+$/.test(one)),
      'write name=value, separated by commas, percent-encoded',
    )
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number('write a part from 0 to 1').min(0).max(1).default(1),
  TRUST_PROXY: z
    .string()
    .refine((places) => places.split(',').every(isPlace), 'write addresses or networks as 10.0.0.0/8, separated by commas; or loopback')
    .default('loopback'),
  POOL_SIZE: number(2, 100, 12),
  WEBHOOK_PRIVATE_NETWORKS: networks,
  SIGN_IN_PRIVATE_NETWORKS: networks,
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP_DAYS: number(1, 3650, 30),
});
type Settings = z.infer<typeof settings>;

export const settingNames: readonly string[] = Object.keys(settings.shape);

export interface Config {
  host: string;
  port: number;
  /** Where Prometheus reads; undefined where nobody does. */
  metricsPort: number | undefined;
  /** Where people reach the product, without a trailing slash; undefined until the port is known. */
  origin: string | undefined;
  databaseUrl: string | undefined;
  /** A database that follows that one, for what only reads. */
  replicaUrl: string | undefined;
  /** The pooler before the database, which calls are served through; undefined where there is none. */
  poolerUrl: string | undefined;
  dataDir: string;
  /** The bucket that files are kept in; undefined where they lie on the disk. */
  bucket: BucketSetup | undefined;
  /** Keys for signed addresses and the passwords of the database roles are derived from it. */
  secret: string;
  /** The one before: what is sealed with it is sealed anew. */
  formerSecret: string | undefined;
  /** Demo people are listed on the sign-in page and the demo centre is made on the first start. */
  demo: boolean;
  /** Nobody asked for the demonstration: it is there for who tries the product on their own machine, and answers nobody else. */
  demoStaysHere: boolean;
  /** Whoever is invited to run the platform as long as nobody does. */
  adminEmail: string | undefined;
  logLevel: Settings['LOG_LEVEL'];
  /** The folder of the list that says which passwords leaked elsewhere. */
  leakedPasswords: string | undefined;
  /** Sentry's address of this product: where the browser and the server report errors. */
  errorReporting: string | undefined;
  /** The collector of traces and logs; undefined where nobody collects them. */
  telemetry: TelemetrySetup | undefined;
  /** Whose X-Forwarded-For is believed: addresses, networks or loopback, separated by commas. */
  trustProxy: string;
  poolSize: number;
  /** Where backups are put that are given no name, and removed from. */
  backupDir: string | undefined;
  /** How many days a backup is kept. */
  backupKeepDays: number;
  /** Private networks that webhooks may lead to all the same: addresses or networks, separated by commas. */
  webhookNetworks: string | undefined;
  /** The same for the sign-ins that organizations have of their own. */
  signInNetworks: string | undefined;
  /** The mail server, unless another one is saved at run time. */
  smtp: Smtp | undefined;
  /** The gateway of short messages. */
  smsUrl: string | undefined;
  /** The account that carries payments of trainers; Finance records transfers either way. */
  stripe: StripeSetup | undefined;
}

/** Each setting by itself: one that is wrong does not keep others from being looked at. */
function parse(env: NodeJS.ProcessEnv): { found: Partial<Settings>; faults: string[] } {
  const { values, faults } = readSources(env, settingNames);
  const found: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(settings.shape)) {
    const { success, data, error } = schema.safeParse(values[name]);
    if (success) found[name] = data;
    else faults.push(...error.issues.map(({ message }) => `${name}: ${message}`));
  }
  const { DATABASE_URL, DATABASE_REPLICA_URL, DATABASE_POOLER_URL, SECRET, FORMER_SECRET, SMTP_URL, MAIL_FROM } = values;
  if (DATABASE_URL && !SECRET) faults.push('SECRET: required with DATABASE_URL, because every process must derive the same keys');
  if (FORMER_SECRET && FORMER_SECRET === (SECRET ?? keptSecret(String(found.DATA_DIR))))
    faults.push('FORMER_SECRET: is what SECRET is now. Write the one that was until now, or leave it out');
  if (DATABASE_REPLICA_URL && !DATABASE_URL) faults.push('DATABASE_REPLICA_URL: write it beside DATABASE_URL, of which it is a replica');
  if (DATABASE_POOLER_URL && !DATABASE_URL)
    faults.push('DATABASE_POOLER_URL: write it beside DATABASE_URL, which migrations and what listens for changes go to');
  if (found.METRICS_PORT !== undefined && found.METRICS_PORT === found.PORT)
    faults.push(`METRICS_PORT: is PORT, too, where people are answered. Write another free one, as ${Number(found.PORT) + 1}`);
  if (SMTP_URL && !readSmtp(SMTP_URL, MAIL_FROM ?? ''))
    faults.push('SMTP_URL: write smtp://user:password@host:port or smtps://…, together with MAIL_FROM: Name <address>');
  if (Boolean(values.STRIPE_SECRET_KEY) !== Boolean(values.STRIPE_WEBHOOK_SECRET))
    faults.push('STRIPE_SECRET_KEY: write it together with STRIPE_WEBHOOK_SECRET, since what is paid is told by signed messages');
  faults.push(...bucketFaults(values));
  return { found, faults };
}

function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`The settings are not usable:\n  ${faults.join('\n  ')}`);
}

/** The configuration of a start, whose faults and obstacles are all listed at once; the process must stop on them. */
export async function readUsableConfig(env: NodeJS.ProcessEnv, obstacle?: string): Promise<Config> {
  const { found, faults } = parse(env);
  refuse([...faults, ...(await findObstacles(found)), ...(obstacle === undefined ? [] : [obstacle])]);
  return readConfig(env);
}

/** Parses the environment. All faults are listed at once; the process must stop on them. */
export function readConfig(env: NodeJS.ProcessEnv, { makesFolder = true } = {}): Config {
  const { found, faults } = parse(env);
  refuse(faults);
  const values = found as Settings;
  if (makesFolder) mkdirSync(values.DATA_DIR, { recursive: true, mode: 0o755 });
  return {
    host: values.HOST,
    port: values.PORT,
    metricsPort: values.METRICS_PORT,
    origin: values.ORIGIN?.replace(/\/$/, ''),
    databaseUrl: values.DATABASE_URL,
    replicaUrl: values.DATABASE_REPLICA_URL,
    poolerUrl: values.DATABASE_POOLER_URL,
    dataDir: resolve(values.DATA_DIR),
    bucket: bucketOf(values),
    secret: values.SECRET ?? (makesFolder ? madeSecret(values.DATA_DIR) : ''),
    formerSecret: formerSecretOf(values),
    demo: values.DEMO ? values.DEMO === 'true' : !values.DATABASE_URL && isHere(values.HOST) && isHere(originHost(values.ORIGIN)),
    demoStaysHere: values.DEMO === undefined,
    adminEmail: values.ADMIN_EMAIL?.toLowerCase(),
    logLevel: values.LOG_LEVEL,
    leakedPasswords: values.LEAKED_PASSWORDS,
    errorReporting: values.ERROR_REPORTING_DSN,
    telemetry: telemetryOf(values),
    trustProxy: values.TRUST_PROXY,
    poolSize: values.POOL_SIZE,
    backupDir: values.BACKUP_DIR,
    backupKeepDays: values.BACKUP_KEEP_DAYS,
    webhookNetworks: values.WEBHOOK_PRIVATE_NETWORKS,
    signInNetworks: values.SIGN_IN_PRIVATE_NETWORKS,
    smtp: values.SMTP_URL ? readSmtp(values.SMTP_URL, values.MAIL_FROM ?? '') : undefined,
    smsUrl: values.SMS_URL,
    stripe: stripeOf(values),
  };
}

function stripeOf({ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_URL: url }: Settings) {
  return secretKey && webhookSecret ? { secretKey, webhookSecret, url } : undefined;
}

function telemetryOf(values: Settings): TelemetrySetup | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers, OTEL_TRACES_SAMPLER_ARG: part } = values;
  return endpoint === undefined ? undefined : { endpoint, headers, part };
}

const originHost = (origin: string | undefined) => (origin ? new URL(origin).hostname : 'localhost');

/** Names and addresses of a machine that only itself reaches. */
export function isHere(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
}

/** Where people reach the product: what they send is kept from others on its way, but on a machine that only itself reaches. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, origin, href } = new URL(text);
  return href === `${origin}/` && (protocol === 'https:' || (protocol === 'http:' && isHere(hostname)));
}

/** Without a key or the number of a project nothing would be reported, and nobody told. */
function isDsn(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, pathname } = new URL(text);
  return /^https?:$/.test(protocol) && username !== '' && /\/\d+$/.test(pathname);
}

/** An address, a network, or one of the names of networks that Fastify knows. */
function isPlace(text: string): boolean {
  return ['loopback', 'linklocal', 'uniquelocal'].includes(text.trim()) || isNetwork(text);
}

/** An address, or a network as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [host = '', bits, ...more] = text.trim().split('/');
  const family = isIP(host);
  return family !== 0 && more.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)));
}

const secretFile = (dataDir: string) => join(dataDir, 'application-secret');

function keptSecret(dataDir: string): string | undefined {
  const file = secretFile(dataDir);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

function madeSecret(dataDir: string): string {
  const file = secretFile(dataDir);
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
}

/** Of the embedded database the one that was made on the first start, once another is set. */
function formerSecretOf({ SECRET, FORMER_SECRET, DATABASE_URL, DATA_DIR }: Settings): string | undefined {
  if (FORMER_SECRET !== undefined || DATABASE_URL || !SECRET) return FORMER_SECRET;
  const kept = keptSecret(DATA_DIR);
  return kept === SECRET ? undefined : kept;
}
