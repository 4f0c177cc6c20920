import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const read = (env: NodeJS.ProcessEnv) => readConfig(env, { makesFolder: false });

describe('the demonstration', () => {
  it.each([
    {},
    { HOST: 'localhost' },
    { HOST: '127.0.0.5' },
    { HOST: '::1' },
    { ORIGIN: 'http://localhost:4300' },
    { ORIGIN: 'http://[::1]:4200' },
  ])('is there for a newcomer on their own machine: %o', (env) => {
    expect(read(env)).toMatchObject({ demo: true, demoStaysHere: true });
  });

  it.each([
    { HOST: '0.0.0.0' },
    { HOST: '192.168.1.5' },
    { HOST: '127.evil.example' },
    { ORIGIN: 'https://trellis.example' },
    { ORIGIN: 'https://localhost.example' },
  ])('is not served to others unless somebody says so: %o', (env) => {
    expect(read(env).demo).toBe(false);
    expect(read({ ...env, DEMO: 'true' })).toMatchObject({ demo: true, demoStaysHere: false });
  });

  it('is not made in a database of somebody', () => {
    const env = { DATABASE_URL: 'postgres://trellis_owner:x@127.0.0.1/trellis', SECRET: 's'.repeat(32) };
    expect(read(env).demo).toBe(false);
  });
});

describe('settings', () => {
  const base = { DATABASE_URL: 'postgres://trellis_owner:x@127.0.0.1/trellis', SECRET: 's'.repeat(32) };

  const bucket = { S3_BUCKET: 'trellis-files', S3_REGION: 'eu-central-1', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };

  it.each([
    [{ PORT: 'abc' }, 'PORT: write a number from 0 to 65535'],
    [{ METRICS_PORT: '0' }, 'METRICS_PORT'],
    [{ PORT: '4300', METRICS_PORT: '4300' }, 'METRICS_PORT: is PORT, too, where people are answered. Write another free one, as 4301'],
    [{ METRICS_PORT: '4200' }, 'METRICS_PORT: is PORT, too'],
    [{ ERROR_REPORTING_DSN: 'https://sentry.example/1' }, 'ERROR_REPORTING_DSN: write https://key@host/project'],
    [{ ERROR_REPORTING_DSN: 'https://key@sentry.example' }, 'ERROR_REPORTING_DSN: write https://key@host/project'],
    [{ POOL_SIZE: 'many' }, 'POOL_SIZE: write a number from 2 to 100'],
    [{ ORIGIN: 'https://trellis.example/app' }, 'ORIGIN: write https://trellis.example, without a path'],
    [{ ORIGIN: 'http://trellis.example' }, 'plain http is for this machine alone'],
    [{ ORIGIN: 'trellis.example' }, 'ORIGIN: write https://'],
    [{ ...base, DATABASE_URL: 'mysql://root@127.0.0.1/trellis' }, 'DATABASE_URL: write postgres://'],
    [{ DATABASE_REPLICA_URL: 'postgres://127.0.0.1/trellis' }, 'DATABASE_REPLICA_URL: write it beside DATABASE_URL'],
    [{ TRUST_PROXY: 'everybody' }, 'TRUST_PROXY: write addresses or networks'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
    [{ WEBHOOK_PRIVATE_NETWORKS: '10.0.0.0/8, loopback' }, 'WEBHOOK_PRIVATE_NETWORKS: write addresses or networks'],
    [{ WEBHOOK_PRIVATE_NETWORKS: '10.0.0.0/33' }, 'WEBHOOK_PRIVATE_NETWORKS'],
    [{ SIGN_IN_PRIVATE_NETWORKS: 'here' }, 'SIGN_IN_PRIVATE_NETWORKS: write addresses or networks'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT: write http://collector.example:4318'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'a key' }, 'OTEL_EXPORTER_OTLP_HEADERS: write name=value'],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG'],
    [{ S3_BUCKET: 's3://files' }, 'S3_BUCKET: write the name of a bucket alone'],
    [{ S3_REGION: 'eu-central-1' }, 'S3_BUCKET: write the bucket that S3_REGION is meant for, or leave out all that begins with S3_'],
    [{ ...bucket, S3_REGION: '' }, 'S3_REGION: write the region of the bucket, as eu-central-1; or S3_ENDPOINT'],
    [{ ...bucket, S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY: write the key and the secret of somebody who may'],
    [{ ...bucket, S3_ACCESS_KEY_ID: '' }, 'S3_ACCESS_KEY_ID: write the key and the secret of somebody who may'],
    [{ ...bucket, S3_CREDENTIALS: 'role' }, 'S3_CREDENTIALS: leave out S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_SESSION_TOKEN'],
    [{ ...bucket, S3_CREDENTIALS: 'mine' }, 'S3_CREDENTIALS: write keys or role'],
    [{ S3_SESSION_TOKEN: 'an hour' }, 'S3_BUCKET: write the bucket that S3_SESSION_TOKEN is meant for'],
    [{ ...bucket, S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT: write https://s3.example, without the bucket'],
    [{ ...bucket, S3_FORCE_PATH_STYLE: 'yes' }, 'S3_FORCE_PATH_STYLE: write true or false'],
    [{ S3_BUKET: 'files' }, 'Did you mean S3_BUCKET?'],
    [{ SMTP_URL: 'mail.example', MAIL_FROM: 'Trellis <a@test.example>' }, 'SMTP_URL: write smtp://'],
    [{ DATABSE_URL: 'postgres://a' }, 'DATABSE_URL: is no setting. Did you mean DATABASE_URL?'],
    [{ SMTP_ULR: 'smtp://a' }, 'Did you mean SMTP_URL?'],
    [{ datadir: '/data' }, 'Did you mean DATA_DIR?'],
    [{ SECRET: 's'.repeat(32), SECRET_FILE: '/etc/hostname' }, 'SECRET: is set twice'],
    [{ ...base, FORMER_SECRET: 'short' }, 'FORMER_SECRET: write all of the SECRET that was until now, at least 32 characters'],
    [{ ...base, FORMER_SECRET: base.SECRET }, 'FORMER_SECRET: is what SECRET is now. Write the one that was until now'],
    [{ ...base, FORMER_SECRET_FILE: '/nowhere/former' }, 'FORMER_SECRET_FILE: there is nothing to read at /nowhere/former'],
    [{ SECRET_FILE: '/nowhere/secret' }, 'SECRET_FILE: there is nothing to read at /nowhere/secret'],
  ])('that cannot be meant so are refused with what to write: %o', (env, told) => {
    expect(() => read(env)).toThrow(told);
  });

  it('are all looked at before anything starts', () => {
    expect(() => read({ PORT: 'abc', ORIGIN: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT: .*\n.*ORIGIN: .*\n.*LOG_LEVEL: /);
  });

  it('that are empty are not set', () => {
    expect(read({ SMTP_URL: '', ORIGIN: '', PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 4200,
      smtp: undefined,
      origin: undefined,
    });
  });

  it('may stand in files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'trellis-settings-'));
    const file = join(folder, 'secret');
    writeFileSync(file, `${'t'.repeat(40)}\n`);
    expect(read({ SECRET_FILE: file }).secret).toBe('t'.repeat(40));
    rmSync(folder, { recursive: true });
  });

  it('name the secret before; of the embedded database that is the one in its folder, once another is set', () => {
    const [made, set, former] = ['m'.repeat(64), 's'.repeat(32), 'f'.repeat(32)];
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'trellis-settings-'));
    expect(read({ DATA_DIR, SECRET: set }).formerSecret).toBeUndefined();
    writeFileSync(join(DATA_DIR, 'application-secret'), made);
    expect(read({ DATA_DIR }).formerSecret).toBeUndefined();
    expect(read({ DATA_DIR, SECRET: made }).formerSecret).toBeUndefined();
    expect(read({ DATA_DIR, SECRET: set }).formerSecret).toBe(made);
    expect(read({ DATA_DIR, SECRET: set, FORMER_SECRET: former }).formerSecret).toBe(former);
    expect(read({ ...base, DATA_DIR }).formerSecret).toBeUndefined();
    expect(() => read({ DATA_DIR, FORMER_SECRET: made })).toThrow('FORMER_SECRET: is what SECRET is now');
    rmSync(DATA_DIR, { recursive: true });
  });

  it('keep files in a bucket where one is named whole, Amazon’s by its host and others by their path', () => {
    expect(read({}).bucket).toBeUndefined();
    expect(read(bucket).bucket).toEqual({
      bucket: 'trellis-files',
      endpoint: undefined,
      region: 'eu-central-1',
      keys: { accessKeyId: 'key', secretAccessKey: 'secret' },
      forcePathStyle: false,
    });
    expect(read({ ...bucket, S3_SESSION_TOKEN: 'an hour' }).bucket?.keys).toMatchObject({ accessKeyId: 'key', sessionToken: 'an hour' });
    const { S3_BUCKET, S3_REGION } = bucket;
    expect(read({ S3_BUCKET, S3_REGION, S3_CREDENTIALS: 'role' }).bucket).toMatchObject({ bucket: 'trellis-files', keys: undefined });
    const elsewhere = { ...bucket, S3_REGION: '', S3_ENDPOINT: 'https://s3.example' };
    expect(read(elsewhere).bucket).toMatchObject({ endpoint: 'https://s3.example', region: 'us-east-1', forcePathStyle: true });
    expect(read({ ...elsewhere, S3_FORCE_PATH_STYLE: 'false' }).bucket?.forcePathStyle).toBe(false);
  });

  it('leave alone what is meant for others', () => {
    const others = { HOSTNAME: 'box', PATH: '/bin', DATABASE: 'x', npm_config_port: '1', TRUST_PROXY: '10.0.0.0/8, ::1, loopback' };
    expect(read(others).trustProxy).toBe(others.TRUST_PROXY);
  });
});
