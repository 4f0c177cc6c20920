import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aCentre } from '@trellis/server/fixtures/builders';
import type { Db } from '@trellis/server/platform/db/types';
import { publishLive } from '@trellis/server/platform/live/publish-live';
import { issueToken } from '@trellis/server/testing/http';
import { listenAs, until } from '@trellis/server/testing/live';
import { expect, it } from 'vitest';
import { startKillable } from './killable-product.ts';

it('what is told just before everything is killed reaches open pages, then or when it is back, and nothing twice', {
  timeout: 240_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-live-'));
  const first = await startKillable(folder);
  const owner = first.openOwner();
  const centre = await aCentre(owner);
  const { personId, membershipId } = centre.coach;
  const token = await issueToken(owner, personId, membershipId);
  const tell = (n: number, of = owner) =>
    publishLive(of as Db, { persons: [personId], tenantId: centre.tenantId, topic: 'chat', data: { seq: n } });
  const page = await listenAs(first.origin, { token });
  await tell(1);
  await until(() => page.events.length === 1);
  for (let n = 2; n <= 20; n += 1) await tell(n);
  await Promise.all([first.kill(), owner.destroy()]);

  const second = await startKillable(folder);
  const again = second.openOwner();
  const back = await listenAs(second.origin, { token, position: page.position() ?? '' });
  await tell(21, again);
  const heard = () => [...page.events, ...back.events].map(({ data }) => (data as { seq: number }).seq);
  await until(() => heard().includes(21));
  expect([back.packets[0]?.hasMissed, heard()]).toEqual([undefined, Array.from({ length: 21 }, (_, n) => n + 1)]);
  page.leave();
  back.leave();
  await again.destroy();
  await second.kill();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});
