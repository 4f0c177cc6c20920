import { lowerFirstLetters } from '@trellis/contract/keys';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { progressOf, sendRecording } from '../../../headset/play-test.ts';
import { playedRecording } from '../../../headset/played-recording.ts';
import { openVrCentre } from '../../../testing/vr-centre.ts';
import { openReports, type ReportScene } from '../../../testing/vr-reports.ts';

let scene: ReportScene;
beforeAll(async () => {
  scene = await openReports({ hasNorms: false });
  await scene.product.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => scene.product.close());

const url = (caseId: string, after = 0) => {
  const { port } = scene.product.app.server.address() as { port: number };
  return `http://127.0.0.1:${port}/api/vrclassroom/DataAnalysis/Test/RealTimeStream?caseId=${caseId}&after=${after}`;
};

interface Heard {
  id: number;
  status: string;
  records: { minute: number }[];
  motions: { minute: number }[];
}

/** Follows a test as a browser does, until `enough` was heard or the answer ends. */
async function follow(
  caseId: string,
  { after = 0, token = scene.vr.token, enough }: { after?: number; token?: string; enough?: (heard: Heard[]) => boolean } = {},
): Promise<Heard[]> {
  const leaving = new AbortController();
  const response = await fetch(url(caseId, after), {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br' },
    signal: leaving.signal,
  });
  expect([response.status, response.headers.get('content-type'), response.headers.get('content-encoding')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
    null,
  ]);
  const heard: Heard[] = [];
  let text = '';
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const found = /^id: (\d+)\nevent: progress\ndata: (.*)$/m.exec(event);
      if (found) heard.push({ id: Number(found[1]), ...(lowerFirstLetters(JSON.parse(found[2] ?? '')) as Omit<Heard, 'id'>) });
    }
    if (enough?.(heard)) break;
  }
  leaving.abort();
  return heard;
}

const played = async () => {
  const { serialNumber } = await scene.vr.headset();
  return playedRecording({ seed: 5, serialNumber, startedAt: new Date(), hz: 15 });
};
const tell = async (testRequestId: string, minute: number) =>
  (await scene.vr.headset()).send('progress', { testRequestId, ...progressOf(await played(), minute) });
const minutesOf = (heard: Heard[]) => heard.flatMap(({ motions }) => motions.map(({ minute }) => minute));

describe('who follows a test', () => {
  it('hears each minute as it is told, once, and that the test has ended', async () => {
    const id = await scene.begun();
    const first = Promise.withResolvers<void>();
    const following = follow(id, {
      enough: (heard) => {
        if (heard.length > 0) first.resolve();
        return false;
      },
    });
    await tell(id, 1);
    await first.promise;
    await tell(id, 2);
    await tell(id, 2);
    await sendRecording((await scene.vr.headset()).send, id, await played());
    const heard = await following;
    expect([minutesOf(heard), heard.at(-1)?.status]).toEqual([[0.5, 1.5], 'Finished']);
    const records = heard.flatMap((each) => each.records.map(({ minute }) => minute));
    expect([records.length > 40, new Set(records).size]).toEqual([true, records.length]);
    expect(heard.map((each) => each.id)).toEqual(heard.map((each) => each.id).toSorted((one, other) => one - other));
  });

  it('goes on after what they heard last, though the headset told it late and out of order', async () => {
    const id = await scene.begun();
    await tell(id, 3);
    const before = await follow(id, { enough: (heard) => heard.length > 0 });
    expect(minutesOf(before)).toEqual([2.5]);
    await tell(id, 1);
    const after = await follow(id, { after: before.at(-1)?.id ?? 0, enough: (heard) => heard.length > 0 });
    expect(minutesOf(after)).toEqual([0.5]);
  });

  it('hears what another process was told', async () => {
    const id = await scene.begun();
    const following = follow(id, { enough: (heard) => heard.length > 0 });
    await sql`
      insert into app.test_progress (tenant_id, request_id, kind, n, minute, value)
      values (${scene.vr.centre.tenantId}, ${id}, 'motion', 7, 7, 3)`.execute(scene.product.owner);
    expect(minutesOf(await following)).toEqual([6.5]);
  });

  it('is told at once where the test is over, and refused at another center and without a sign-in', async () => {
    const done = await scene.tested();
    expect(await follow(done)).toMatchObject([{ status: 'Finished' }]);
    const other = await openVrCentre(scene.product);
    const refused = async (headers: Record<string, string>) => (await fetch(url(done), { headers })).status;
    expect([await refused({ authorization: `Bearer ${other.token}` }), await refused({})]).toEqual([404, 401]);
    expect((await follow(done, { token: scene.support })).length).toBe(1);
  });
});
