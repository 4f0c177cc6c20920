import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LinkPurpose } from '@trellis/contract/wire';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { configureStorage, keepFilesIn } from '../areas/files/public.ts';
import { hashOf, newSecret } from '../platform/auth/secrets.ts';
import type { RolePool } from '../platform/db/types.ts';
import { buildServer, type ServerOptions } from '../platform/http/server.ts';
import { configureAttachments } from '../platform/mail/attachments.ts';
import { configureMail } from '../platform/mail/setup.ts';
import type { BucketSetup } from '../platform/object-storage/setup.ts';
import { configureSealing } from '../platform/sealing.ts';
import { cloneDatabase, type TestDatabase } from './template.ts';
import { testSecret } from './test-secret.ts';

export interface TestProduct extends TestDatabase {
  app: FastifyInstance;
  /** Calls the API as whoever the token belongs to. */
  call<T = unknown>(
    token: string | undefined,
    method: string,
    path: string,
    input?: unknown,
    headers?: Record<string, string>,
  ): Promise<Reply<T>>;
  close(): Promise<void>;
}

/** A reply as it left, of a request that was sent without a connection. */
export type RawReply = LightMyRequestResponse;

export interface Reply<T> {
  status: number;
  body: T;
  error: { code: string; message: string; data: Record<string, unknown>; validationErrors: { message: string; members: string[] }[] };
}

/**
 * The HTTP server on a database of its own unless one is given, without a port and without the web app. Closing it drops that, and fails
 * where a call answered a code that it does not name in the contract. Files lie in a folder of its own, or in a bucket that is named.
 */
export async function startTestProduct({
  replica,
  bucket,
  database: given,
}: Pick<ServerOptions, 'replica'> & { bucket?: BucketSetup; database?: TestDatabase } = {}): Promise<TestProduct> {
  const database = given ?? (await cloneDatabase());
  const dataDir = mkdtempSync(join(tmpdir(), 'trellis-files-'));
  const config = { demo: false, logLevel: 'silent' as const, secret: testSecret, dataDir };
  configureStorage(config);
  if (bucket) await keepFilesIn(bucket);
  configureMail(config);
  // files of tests may share a process: what one attached stays with it
  configureAttachments(async () => []);
  configureSealing(config);
  const signIn = { demoPeople: async () => [], roleLabel: (role: string) => role };
  const faults = new Set<string>();
  const app = await buildServer({
    config,
    pools: database.pools,
    replica,
    origin: 'http://localhost:4200',
    signIn,
    withWebApp: false,
    ready: () => true,
    onUndeclared: (fault) => faults.add(fault),
  });
  await app.ready();
  return {
    ...database,
    app,
    call: async (token, method, path, input, headers = {}) => {
      const query = method === 'GET' || method === 'DELETE' ? new URLSearchParams(flat(input)).toString() : '';
      const response = await app.inject({
        method: method as 'GET',
        url: query ? `${path}?${query}` : path,
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
        ...(query || input === undefined || method === 'GET' ? {} : { payload: input as object }),
      });
      const isJson = String(response.headers['content-type']).startsWith('application/json');
      const body = isJson && response.body ? JSON.parse(response.body) : undefined;
      return { status: response.statusCode, body, error: body?.error };
    },
    close: async () => {
      await app.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
      if (faults.size > 0) throw new Error([...faults].join('\n'));
    },
  };
}

function flat(input: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(input ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, String(value)]),
  );
}

/** A token as the sign-in service issues it, for a person acting in a membership. How people really sign in is tested at the service itself. */
export async function issueToken(owner: RolePool, personId: string, membershipId: string | null): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const grantId = randomUUID();
  await owner.insertInto('identity.sign_ins').values({ grant_id: grantId, person_id: personId, membership_id: membershipId }).execute();
  const expires = new Date(Date.now() + 3_600_000);
  await owner
    .insertInto('oidc.payloads')
    .values({ kind: 'AccessToken', id: token, payload: '{}', grant_id: grantId, expires_at: expires })
    .execute();
  return token;
}

/** What the header x-authenticate takes, as somebody gets it for a mailed code. */
export async function issueStepUp(owner: RolePool, personId: string, validFor = 600): Promise<string> {
  const secret = randomBytes(24).toString('base64url');
  const row = {
    token_hash: hashOf(secret),
    person_id: personId,
    purpose: 'tenantContract',
    expires_at: new Date(Date.now() + validFor * 1000),
  };
  await owner.insertInto('identity.step_ups').values(row).execute();
  return secret;
}

interface LinkGiven {
  purpose: LinkPurpose;
  tenantId: string;
  subjectId: string;
  personId: string;
  guardianId?: string;
  targetId?: string;
}

/** The token of a guest's link that somebody of the centre made. */
export async function issueGuestToken(owner: RolePool, link: LinkGiven): Promise<string> {
  const { secret, hash } = newSecret();
  await owner
    .insertInto('app.guest_links')
    .values({
      tenant_id: link.tenantId,
      token_hash: hash,
      purpose: link.purpose,
      subject_id: link.subjectId,
      guardian_id: link.guardianId ?? null,
      target_id: link.targetId ?? null,
      expires_at: new Date(Date.now() + 3_600_000),
      created_by: link.personId,
    })
    .execute();
  return secret;
}
