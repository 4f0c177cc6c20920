import Fastify from 'fastify';
import { cloneDatabase } from '../../testing/template.ts';
import { testSecret } from '../../testing/test-secret.ts';
import { keepAfterwards } from '../http/afterwards.ts';
import { configureSealing } from '../sealing.ts';
import { mountOidc } from './mount.ts';
import { hashPassword } from './passwords.ts';
import { createProvider } from './provider.ts';
import { Browser } from './test-browser.ts';

export const webOrigin = 'http://localhost:5999';
export const password = 'correct horse';

/** A person of the tests with memberships in the states asked for, in that order. */
export interface TestPerson {
  id: string;
  email: string;
  memberships: string[];
}

/** A sign-in service on a database of its own; `startServer` adds a server, as a further process would be. */
export async function startService() {
  configureSealing({ secret: testSecret });
  const database = await cloneDatabase();
  const { owner, pools } = database;
  const { identity } = pools;
  const afterwards = keepAfterwards((error) => {
    throw error;
  });
  const servers: { close: () => Promise<unknown> }[] = [];

  async function addPerson(email: string, name: string, states: ('Effective' | 'Invalid')[]): Promise<TestPerson> {
    const values = { email, name, language: 'es', password_hash: await hashPassword(password) };
    const person = await identity.insertInto('identity.persons').values(values).returning('id').executeTakeFirstOrThrow();
    const memberships: string[] = [];
    for (const state of states) {
      const centre = { kind: 'centre', name: `Centre of ${name}`, zone: 'Europe/Madrid' };
      const tenant = await identity.insertInto('identity.tenants').values(centre).returning('id').executeTakeFirstOrThrow();
      const membership = { person_id: person.id, tenant_id: tenant.id, side: 'centre', state };
      const added = await identity.insertInto('identity.memberships').values(membership).returning('id').executeTakeFirstOrThrow();
      memberships.push(added.id);
    }
    return { id: person.id, email, memberships };
  }

  const one = await addPerson('one@example.org', 'Ana One', ['Effective', 'Invalid']);
  const many = await addPerson('many@example.org', 'Ben Many', ['Effective', 'Effective', 'Invalid']);

  async function startServer(demo: boolean): Promise<string> {
    const app = Fastify({ trustProxy: 'loopback' });
    servers.push(app);
    // The issuer names the port, so it has to be known before the provider exists.
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const provider = await createProvider({ identity, issuer: `${origin}/oidc`, webOrigin, log: app.log });
    const demoPeople = async () => [{ id: one.id, name: 'Ana One', role: 'Coach', tenant: 'North' }];
    const roleLabel = (role: string, language: string) => `${role}:${language}`;
    await mountOidc(app, { provider, identity, webOrigin, demo, demoPeople, roleLabel, afterwards });
    await app.listen({ port, host: 'localhost' });
    return origin;
  }

  const origin = await startServer(false);
  return {
    owner,
    identity,
    jobs: pools.jobs,
    origin,
    one,
    many,
    startServer,
    /** Once what answers left to be written is. */
    settled: () => afterwards.settled(),
    browse: () => new Browser(origin, webOrigin),
    async stop() {
      for (const server of servers) await server.close();
      await database.drop();
    },
  };
}

export type TestService = Awaited<ReturnType<typeof startService>>;

/** A port that nothing listens at. */
export async function freePort(): Promise<number> {
  const probe = Fastify();
  await probe.listen({ port: 0, host: 'localhost' });
  const { port } = probe.server.address() as { port: number };
  await probe.close();
  return port;
}
