import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packed, partOf, progressOf, sendRecording } from '../../../headset/play-test.ts';
import { playedRecording } from '../../../headset/played-recording.ts';
import { startTestProduct, type TestProduct } from '../../../testing/http.ts';
import { openVrCentre, type VrCentre } from '../../../testing/vr-centre.ts';
import { storage } from '../../files/public.ts';

let product: TestProduct;
let vr: VrCentre;
let headset: Awaited<ReturnType<VrCentre['headset']>>;
beforeAll(async () => {
  product = await startTestProduct();
  vr = await openVrCentre(product, 40);
  headset = await vr.headset();
});
afterAll(() => product.close());

const refusal = (sent: Promise<unknown>): Promise<{ code: string; data: Record<string, unknown> }> =>
  sent.then(
    () => ({ code: 'none', data: {} }),
    ({ message, data }: Error & { data: Record<string, unknown> }) => ({ code: message, data }),
  );
const begin = (code: string) => headset.send('begin', { code, serialNumber: headset.serialNumber });

/** A test that runs on the headset. */
async function running(): Promise<string> {
  const { id, code } = await vr.orderWithCode();
  await vr.sign(id);
  await begin(code);
  return id;
}

const played = (seed = 7, more = {}) =>
  playedRecording({ seed, serialNumber: headset.serialNumber, startedAt: new Date(), hz: 0, ...more });
const count = async (table: string, id: string) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(`app.${table}`)} where request_id = ${id}`.execute(
    product.owner,
  );
  return rows[0]?.n;
};

describe('a headset', () => {
  it('is known by a key that is told once and ends with the device', async () => {
    const { id, code } = await vr.orderWithCode();
    await vr.sign(id);
    const other = await openVrCentre(product);
    const stranger = await other.headset();
    expect((await refusal(stranger.send('begin', { code, serialNumber: stranger.serialNumber }))).code).toBe('RocketSystem:TestCodeClosed');
    expect((await refusal(headset.send('begin', { code, serialNumber: 'VR-OTHER' }))).code).toBe('RocketSystem:DeviceKeyUnknown');
    await sql`update app.devices set state = 'LoggedOut' where id = ${stranger.deviceId}`.execute(product.owner);
    expect((await refusal(stranger.send('begin', { code, serialNumber: stranger.serialNumber }))).code).toBe(
      'RocketSystem:DeviceNotPassed',
    );
    const reply = await product.app.inject({
      method: 'POST',
      url: '/api/vrclassroom/headset/begin',
      payload: { code, serialNumber: 'VR-1' },
    });
    expect(reply.statusCode).toBe(401);
  });

  it('begins a test that somebody agreed to, once, and goes on where it was', async () => {
    const { id, code } = await vr.orderWithCode();
    expect((await refusal(begin(code))).code).toBe('RocketSystem:TestConsentMissing');
    await vr.sign(id);
    expect(await begin(code.toLowerCase())).toMatchObject({ TestRequestId: id, Status: 'Testing', Received: 0 });
    expect(await vr.view(id)).toMatchObject({ status: 'Testing', deviceId: headset.deviceId });
    expect(await begin(code)).toMatchObject({ TestRequestId: id, Status: 'Testing' });
  });

  it('is refused what it does not know, by name', async () => {
    const { code } = await vr.orderWithCode();
    const reply = await product.app.inject({
      method: 'POST',
      url: '/api/vrclassroom/headset/begin',
      headers: { authorization: `Device ${headset.key}` },
      payload: { code, serialNumber: headset.serialNumber, trials: [] },
    });
    expect([reply.statusCode, reply.json().error.validationErrors[0].message]).toEqual([400, 'This does not belong here: trials.']);
  });

  it('tells how a test goes, each trial once', async () => {
    const id = await running();
    const recording = played();
    for (let time = 0; time < 2; time += 1) await headset.send('progress', { testRequestId: id, ...progressOf(recording, 1) });
    const { records, motion } = progressOf(recording, 1) as { records: unknown[]; motion: unknown[] };
    expect(await count('test_progress', id)).toBe(records.length + motion.length);
    const foreign = await (await openVrCentre(product)).headset();
    expect((await refusal(foreign.send('progress', { testRequestId: id }))).code).toBe('Trellis:NotFound');
  });
});

describe('a recording', () => {
  it('of 13 minutes at 90 Hz arrives, is kept as it came and finishes the test; all of it may be repeated', {
    timeout: 120_000,
  }, async () => {
    const id = await running();
    const recording = played(3, { hz: 90 });
    const sent = packed(recording);
    expect(sent.bytes.length).toBeLessThan(8 * 1024 * 1024);
    for (let time = 0; time < 2; time += 1)
      expect(await sendRecording(headset.send, id, recording)).toEqual({ Status: 'Finished', Validity: 'valid' });
    expect(await vr.view(id)).toMatchObject({ status: 'Finished' });
    const kept = await product.owner.selectFrom('app.test_recordings').selectAll().where('request_id', '=', id).executeTakeFirstOrThrow();
    expect(Buffer.from(await storage().getBytes(kept.key)).equals(sent.bytes)).toBe(true);
    expect([kept.digest, kept.paradigm, await count('recording_parts', id)]).toEqual([sent.digest, 'trellis-gonogo@1', 0]);
    const other = await refusal(sendRecording(headset.send, id, played(4)));
    expect(other.code).toBe('RocketSystem:RecordingDiffers');
  });

  it('comes in order: a repetition is known, a gap is told where to go on', async () => {
    const id = await running();
    const sent = packed(played());
    const part = (offset: number, length: number) => headset.send('recording', partOf(id, sent, offset, length));
    expect(await part(0, 1000)).toEqual({ Received: 1000 });
    expect(await part(0, 1000)).toEqual({ Received: 1000 });
    for (const [offset, length] of [
      [2000, 500],
      [500, 500],
      [0, 999],
    ] as const) {
      expect(await refusal(part(offset, length))).toEqual({ code: 'RocketSystem:RecordingOffset', data: { received: 1000 } });
    }
    const finish = () => headset.send('finish', { testRequestId: id, digest: sent.digest });
    expect(await refusal(finish())).toEqual({ code: 'RocketSystem:RecordingIncomplete', data: { received: 1000 } });
    await part(1000, sent.bytes.length);
    expect(await finish()).toMatchObject({ Status: 'Finished' });
  });

  it('that is broken is refused by name, and nothing of it is kept', async () => {
    const id = await running();
    const whole = packed(played());
    const offer = async (bytes: Uint8Array<ArrayBuffer>, digest = whole.digest) => {
      await headset.send('recording', partOf(id, { bytes, digest }, 0));
      return refusal(headset.send('finish', { testRequestId: id, digest }));
    };
    const broken = Uint8Array.from(whole.bytes);
    broken[40] = (broken[40] ?? 0) ^ 255;
    expect((await offer(broken)).code).toBe('RocketSystem:RecordingUnreadable');
    const repacked = (recording: ReturnType<typeof played>) => packed(recording);
    const [first, second] = [played().trials[0], played().trials[1]];
    const backwards = repacked({ ...played(), trials: [second, first].flatMap((trial) => trial ?? []) });
    expect(await offer(backwards.bytes, backwards.digest)).toEqual({
      code: 'RocketSystem:RecordingContradicts',
      data: { problem: 'onsetBackwards', trial: 1 },
    });
    const foreign = repacked(played(7, { serialNumber: 'OTHER-1' }));
    expect((await offer(foreign.bytes, foreign.digest)).code).toBe('RocketSystem:RecordingUnreadable');
    expect([await count('test_recordings', id), (await vr.view(id)).status]).toEqual([0, 'Testing']);
    expect((await refusal(offer(whole.bytes))).code).toBe('none');
    expect((await vr.view(id)).status).toBe('Finished');
  });

  it('arrives once, however often and at once it is finished', async () => {
    const id = await running();
    const sent = packed(played());
    await headset.send('recording', partOf(id, sent, 0));
    const replies = await Promise.all(Array.from({ length: 5 }, () => headset.send('finish', { testRequestId: id, digest: sent.digest })));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(await count('test_recordings', id)).toBe(1);
  });

  it('goes with the child', async () => {
    const id = await running();
    await sendRecording(headset.send, id, played());
    const { subjectId } = await vr.view(id);
    expect((await product.call(vr.token, 'DELETE', `/api/rocketAdmin/account/subject/${subjectId}`)).status).toBe(200);
    expect([await count('test_recordings', id), await count('test_progress', id)]).toEqual([0, 0]);
  });
});

describe('a test', () => {
  it('is neither begun nor finished by hand without consent, headset and recording', async () => {
    const { id } = await vr.orderWithCode();
    const step = async (status: string, more = {}) => {
      const { concurrencyStamp } = await vr.view(id);
      return (await vr.call('PUT', '/TestingCenter/TestRequest', { id, status, concurrencyStamp, ...more })).error?.code;
    };
    expect(await step('Testing')).toBe('RocketSystem:TestConsentMissing');
    await vr.sign(id);
    expect(await step('Testing')).toBe('RocketSystem:TestHeadsetMissing');
    expect(await step('Testing', { deviceId: headset.deviceId })).toBeUndefined();
    expect(await step('Finished')).toBe('RocketSystem:TestRecordingMissing');
    expect(await step('Finished', { trials: [] })).toBe('Trellis:InvalidInput');
  });
});

// the last one: this address has no more tries afterwards
describe('a code', () => {
  it('cannot be guessed for long', async () => {
    const guesses = await Promise.all(Array.from({ length: 70 }, () => refusal(begin('ZZZZZZZZ'))));
    expect(guesses.filter(({ code: refused }) => refused === 'Trellis:TooMany').length).toBeGreaterThan(0);
  });
});
