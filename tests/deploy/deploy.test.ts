import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { settingNames } from '@trellis/server/config';
import { ownCertificate } from '@trellis/server/testing/own-certificate';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const repository = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(repository, 'deploy', file), 'utf8');
const isSetting = (name: string) => settingNames.includes(name.replace(/_FILE$/, ''));

interface Service {
  environment?: Record<string, string>;
  secrets?: string[];
  volumes?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  logging?: { options: Record<string, string> };
}
const compose = parse(read('compose.yaml')) as {
  services: Record<'database' | 'trellis' | 'proxy', Service>;
  volumes: Record<string, unknown>;
  secrets: Record<string, unknown>;
};

const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as { scripts: Record<'start' | 'serve', string> };

it('to serve alone starts what npm start starts, with no other npm between: one that is ended would leave the other, and the product, running', () => {
  expect(scripts.serve).toBe(`${scripts.start} --built`);
  expect(scripts.start).toMatch(/^node /);
});

describe('the container', () => {
  const file = read('Containerfile');

  it('is written as builders of containers read it', () => {
    expect(validate(file)).toEqual([]);
  });

  it('copies what is there, and starts what npm start starts', () => {
    const copied = [...file.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from = '']) => from.split(' '));
    expect(copied.filter((path) => path !== '.' && !existsSync(join(repository, path)))).toEqual([]);
    const command = JSON.parse(/^CMD (\[.+\])$/m.exec(file)?.[1] ?? '[]') as string[];
    expect(command.slice(1, -1)).toEqual(scripts.start.split(' ').slice(1));
  });

  it('takes along what npm installed below packages, and nothing that this machine has: its modules, its secrets', () => {
    const lock = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')) as { packages: Record<string, unknown> };
    const below = Object.keys(lock.packages).filter((path) => /^packages\/[a-z]+\/node_modules\//.test(path));
    expect(below.length).toBeGreaterThan(0);
    // all of the step before: a place that is named alone leaves out the others
    expect(file.split('\nFROM ').at(-1)).toMatch(/^COPY --from=installed \/trellis \.\/$/m);
    const leftOut = readFileSync(join(repository, '.dockerignore'), 'utf8').split('\n');
    expect(leftOut).toEqual(expect.arrayContaining(['**/node_modules', 'secrets', '.trellis']));
    expect(readFileSync(join(repository, '.gitignore'), 'utf8').split('\n')).toContain('/secrets/');
  });

  it('runs as nobody in particular', () => {
    expect(file).toMatch(/^USER node$/m);
    const names = [...(/^ENV (.+)$/m.exec(file)?.[1] ?? '').matchAll(/(\w+)=/g)].map(([, name = '']) => name);
    expect(names.filter((name) => !isSetting(name))).toEqual([]);
  });
});

describe('the compose file', () => {
  const { trellis, proxy, database } = compose.services;

  it('names settings that there are, and volumes and secrets that it makes', () => {
    expect(Object.keys(trellis.environment ?? {}).filter((name) => !isSetting(name))).toEqual([]);
    for (const { volumes = [], secrets = [] } of [trellis, proxy, database]) {
      const named = volumes.map((volume) => volume.split(':')[0] ?? '').filter((source) => !source.startsWith('.'));
      expect(named.filter((name) => !(name in compose.volumes))).toEqual([]);
      expect(secrets.filter((name) => !(name in compose.secrets))).toEqual([]);
    }
  });

  it('keeps no log without end', () => {
    const limits = [trellis, proxy, database].map(({ logging }) => Object.keys(logging?.options ?? {}));
    expect(limits).toEqual(Array.from({ length: 3 }, () => ['max-size', 'max-file']));
  });

  it('keeps secrets out of the environment, and leaves the product nothing but its data to write to', () => {
    const texts = Object.values(trellis.environment ?? {}).concat(Object.values(database.environment ?? {}));
    expect(texts.filter((text) => /:\/\/[^$]*:[^$]*@/.test(text))).toEqual([]);
    expect(trellis).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      volumes: ['data:/data'],
    });
  });
});

describe('the unit of systemd', () => {
  const unit = read('trellis.service');

  it('names settings that there are', () => {
    const names = [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
    );
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !isSetting(name))).toEqual([]);
  });

  it.skipIf(!existsSync('/usr/bin/systemd-analyze'))('is one that systemd takes', () => {
    // of what it starts nothing stands here
    const placed = unit.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`).replace('/opt/trellis', '/');
    const path = join(mkdtempSync(join(tmpdir(), 'trellis-unit-')), 'trellis.service');
    writeFileSync(path, placed);
    expect(execFileSync('systemd-analyze', ['verify', path], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })).toBe('');
  });
});

describe('samples of proxies', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-proxies-'));
  const says = (program: string, ...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(program, words, {
      encoding: 'utf8',
      env: { ...process.env, TRELLIS_HOST: 'trellis.example' },
    });
    return status === 0 ? 'taken' : `${stdout}${stderr}`;
  };

  it.skipIf(!existsSync('/usr/sbin/nginx'))('are ones that nginx takes, Debian’s too', () => {
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    const own = ownCertificate('trellis.example');
    writeFileSync(key, own.key);
    writeFileSync(certificate, own.cert);
    const sample = read('nginx.conf')
      .replace('/etc/ssl/trellis/fullchain.pem', certificate)
      .replace('/etc/ssl/trellis/privkey.pem', key)
      // nothing is opened in the system's own places
      .replace(/^/, 'access_log off;\n');
    writeFileSync(join(folder, 'nginx.conf'), `pid ${folder}/nginx.pid; events {}\nhttp {\n${sample}\n}`);
    expect(says('/usr/sbin/nginx', '-t', '-e', join(folder, 'errors'), '-c', join(folder, 'nginx.conf'))).toBe('taken');
  });

  it.skipIf(!existsSync('/usr/bin/caddy'))('are ones that Caddy takes', () => {
    expect(says('/usr/bin/caddy', 'validate', '--adapter', 'caddyfile', '--config', join(repository, 'deploy', 'Caddyfile'))).toBe('taken');
  });

  it('have Caddy spread people over as many processes as compose was told to run, and keep each at theirs', () => {
    const sample = read('Caddyfile');
    // a name alone would be one place, whichever process it leads to at that moment
    expect(sample).toMatch(/^\treverse_proxy \{\n(.*\n)*?\t\tdynamic a \{\n\t\t\tname trellis\n\t\t\tport 4200$/m);
    expect(sample).toMatch(/^\t\tlb_policy cookie \w+$/m);
  });

  it.skipIf(!existsSync('/usr/sbin/haproxy'))('are ones that HAProxy takes', () => {
    expect(says('/usr/sbin/haproxy', '-c', '-f', join(repository, 'deploy', 'haproxy.cfg'))).toBe('taken');
  });
});

describe('the cluster of the database', () => {
  const proxy = read('haproxy.cfg');
  const patroni = parse(read('patroni.yml')) as {
    restapi: { connect_address: string };
    etcd3: { hosts: string[] };
    bootstrap: { dcs: { synchronous_mode: boolean; ttl: number; loop_wait: number; retry_timeout: number } };
    postgresql: { connect_address: string; bin_dir: string };
  };
  const { dcs } = patroni.bootstrap;

  it('acknowledges a write once a second machine has it', () => {
    expect(dcs.synchronous_mode).toBe(true);
  });

  it('gives who leads time to try again before another one takes over', () => {
    expect(dcs.ttl).toBeGreaterThanOrEqual(dcs.loop_wait + 2 * dcs.retry_timeout);
  });

  it('has the proxy look where Patroni answers, and end what leads to a server that leads no longer', () => {
    const [database, api] = [patroni.postgresql.connect_address, patroni.restapi.connect_address];
    const servers = [...proxy.matchAll(/^ {2}server \S+ (\S+):(\d+) check port (\d+)$/gm)].map(([, host, port, checked]) => ({
      database: `${host}:${port}`,
      api: `${host}:${checked}`,
    }));
    const all = patroni.etcd3.hosts.map((host) => host.split(':')[0] ?? '');
    const whole = all.map((host) => ({ database: `${host}:5432`, api: `${host}:8008` }));
    // who takes writes, and who is only read from
    expect(servers).toEqual([...whole, ...whole]);
    expect(servers[0]).toEqual({ database, api });
    const [, primary = '', replica = ''] = proxy.split(/^listen /m);
    expect(primary).toMatch(/^primary\n[^]*httpchk OPTIONS \/primary\n[^]*on-marked-down shutdown-sessions/);
    expect(replica).toMatch(/^replica\n[^]*httpchk OPTIONS \/replica\n[^]*on-marked-down shutdown-sessions/);
  });

  it('runs a PostgreSQL that the product takes', () => {
    expect(Number(/postgresql\/(\d+)\/bin$/.exec(patroni.postgresql.bin_dir)?.[1])).toBeGreaterThanOrEqual(18);
  });
});
