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
