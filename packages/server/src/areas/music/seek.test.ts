import { afterAll, beforeAll, expect, it } from 'vitest';
import { musicTracks } from '../../fixtures/content/music.ts';
import { renderTrack } from '../../fixtures/content/tone.ts';
import { trackKey } from '../../fixtures/insert-music.ts';
import { startTestProduct, type TestProduct } from '../../testing/http.ts';
import { signFile, storage } from '../files/public.ts';

const [track] = musicTracks;
const code = track?.code ?? '';
const whole = renderTrack(code);
const headerBytes = 44;
const bytesPerSecond = whole.readUInt32LE(28);

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
  await storage().put(trackKey(code), whole, { contentType: 'audio/wav' });
});
afterAll(() => product.close());

it('a player that goes to the tenth second of a track is sent what sounds from there on, and no more', async () => {
  const start = headerBytes + 10 * bytesPerSecond;
  const { statusCode, headers, rawPayload } = await product.app.inject({
    method: 'GET',
    url: signFile(trackKey(code)),
    headers: { range: `bytes=${start}-` },
  });
  expect([statusCode, headers['content-type'], headers['content-range']]).toEqual([
    206,
    'audio/wav',
    `bytes ${start}-${whole.length - 1}/${whole.length}`,
  ]);
  expect(rawPayload.equals(whole.subarray(start))).toBe(true);
});

it.each(musicTracks)('the library knows how long $code lasts', (listed) => {
  const file = renderTrack(listed.code);
  expect((file.length - headerBytes) / file.readUInt32LE(28)).toBe(listed.seconds);
});
