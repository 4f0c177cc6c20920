import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, anOverseer } from '../../fixtures/builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { heicHeader, largePng } from '../../testing/pictures.ts';
import { uploadAs } from '../../testing/uploads.ts';
import { kinds } from './kinds.ts';

let product: TestProduct;
let coach: string;
let platform: string;
let editor: string;

beforeAll(async () => {
  product = await startTestProduct();
  const people = await Promise.all([
    aMember(product.owner),
    anOverseer(product.owner, { side: 'management', role: 'operation' }),
    anOverseer(product.owner, { side: 'management', role: 'editor' }),
  ]);
  const tokens = people.map(({ personId, membershipId }) => issueToken(product.owner, personId, membershipId));
  [coach, platform, editor] = (await Promise.all(tokens)) as [string, string, string];
});
afterAll(() => product.close());

const canvas = (width: number, height: number) => sharp({ create: { width, height, channels: 4, background: '#0072E380' } });
const svg = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

async function moving(): Promise<Buffer> {
  const frames = await Promise.all(
    ['red', 'blue'].map((background) =>
      sharp({ create: { width: 20, height: 20, channels: 4, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
}

/** Every kind that takes pictures, those that are kept as they came too, and who may send one. */
const pictureKinds = [
  ['picture', () => coach],
  ['medal', () => editor],
  ['certificateStyle', () => editor],
  ['logo', () => platform],
  ['banner', () => editor],
  ['courseHeader', () => editor],
  ['feedbackImage', () => coach],
  ['question', () => editor],
  ['resumes', () => coach],
  ['support', () => coach],
  ['chatPicture', () => coach],
  ['chatFile', () => coach],
] as const;

it('every kind that takes pictures is tried below', () => {
  const taking = Object.entries(kinds).flatMap(([kind, { types }]) => (types.some((type) => type.startsWith('image/')) ? [kind] : []));
  expect(taking.sort()).toEqual(pictureKinds.map(([kind]) => kind).sort());
});

describe.each(pictureKinds)('a picture as a %s', (kind, token) => {
  const upload = (content: Buffer) => uploadAs(product, token(), { kind, content });
  const refused = async (content: Buffer) => (await upload(content)).error?.code;

  it('is taken up to 50 million pixels and refused beyond, however few bytes it has', async () => {
    expect((await upload(largePng({ width: 10_000, height: 5000 }))).status).toBe(200);
    for (const picture of [
      { width: 10_000, height: 5001 },
      { width: 12_000, height: 12_000 },
      { width: 1_000_000, height: 1000, isEmpty: true },
      { width: 12_000, height: 12_000, isEmpty: true },
    ]) {
      const { status, error } = await upload(largePng(picture));
      expect([status, error.code, error.validationErrors[0]?.members], JSON.stringify(picture)).toEqual([
        413,
        'Trellis:PictureTooLarge',
        ['file'],
      ]);
    }
  });

  it('that ends too early is refused', async () => {
    const noise = sharp({
      create: { width: 200, height: 200, channels: 3, background: 'red', noise: { type: 'gaussian', mean: 120, sigma: 60 } },
    });
    for (const whole of [
      await noise.png().toBuffer(),
      await noise.jpeg().toBuffer(),
      await noise.jpeg({ progressive: true }).toBuffer(),
      await noise.webp().toBuffer(),
    ]) {
      expect((await upload(whole)).status).toBe(200);
      for (const part of [0.3, 0.6, 0.95]) expect(await refused(whole.subarray(0, part * whole.length))).toBe('Trellis:FileTypeRefused');
    }
    expect(await refused(largePng({ width: 100, height: 100, isEmpty: true }))).toBe('Trellis:FileTypeRefused');
  });

  it('of a type that scripts, moves or is not shown everywhere is refused', async () => {
    const still = canvas(20, 20);
    const others = [
      svg,
      Buffer.concat([Buffer.from('\n\n'), svg]),
      await moving(),
      await still.gif().toBuffer(),
      await still.tiff().toBuffer(),
      await still.avif().toBuffer(),
    ];
    for (const content of others) expect(await refused(content)).toBe('Trellis:FileTypeRefused');
  });
});

describe('a HEIC, which telephones send for an answer', () => {
  const upload = (width: number, height: number) => uploadAs(product, coach, { kind: 'feedbackImage', content: heicHeader(width, height) });

  it('is measured by its header', async () => {
    expect((await upload(4000, 3000)).status).toBe(200);
    expect((await upload(12_000, 12_000)).error.code).toBe('Trellis:PictureTooLarge');
    const cut = heicHeader(4000, 3000).subarray(0, 100);
    expect((await uploadAs(product, coach, { kind: 'feedbackImage', content: cut })).error.code).toBe('Trellis:FileTypeRefused');
  });
});
