import type { CertificatePlace, CertificatePlaces } from '@trellis/contract/certificates/style';
import type { OverlayOptions } from 'sharp';
import { loadSharp, storage } from '../../files/public.ts';
import { codeSquare } from './code-square.ts';
import { writtenLine } from './written-line.ts';

/** How large what is drawn becomes: A4 at 150 dots an inch. */
const longSide = 1754;
const shortSide = 1240;

export interface PictureLook {
  /** White paper where there is none. */
  pictureKey: string | null;
  places: CertificatePlaces;
}

interface Said {
  name: string;
  code: string;
  date: string;
  checkUrl: string | null;
}

/** A certificate on a picture of the platform's: name, number, days and code where its style says. */
export async function drawOnPicture({ pictureKey, places }: PictureLook, { name, code, date, checkUrl }: Said): Promise<Buffer> {
  const sharp = await loadSharp();
  const paper = await paperOf(pictureKey);
  const { width, height } = paper;
  const line = (text: string, place: CertificatePlace, isBold = false) => {
    const centre = (width * place.x) / 100;
    // as wide as it may be without leaving the paper
    const room = Math.max(1, Math.round(2 * Math.min(centre, width - centre) * 0.96));
    const tall = Math.max(1, Math.round((height * place.size) / 100));
    return writtenLine({ text, y: (height * place.y) / 100, height: tall, width: room, centre, color: place.color, isBold });
  };
  const written = await Promise.all([line(name, places.name, true), line(code, places.code), line(date, places.date)]);
  const overlays: OverlayOptions[] = written.filter((overlay) => overlay !== null).map((overlay) => within(overlay));
  if (checkUrl) {
    const side = Math.max(40, Math.round((height * places.check.size) / 100));
    const inside = (middle: number, whole: number) => Math.round(Math.max(0, Math.min(whole - side, middle - side / 2)));
    const left = inside((width * places.check.x) / 100, width);
    overlays.push(await codeSquare(checkUrl, { left, top: inside((height * places.check.y) / 100, height), side }));
  }
  return sharp(paper.data).composite(overlays).removeAlpha().png().toBuffer();
}

/** What would begin above or beside the paper begins at its edge. */
const within = (overlay: OverlayOptions): OverlayOptions => ({
  ...overlay,
  left: Math.max(0, overlay.left ?? 0),
  top: Math.max(0, overlay.top ?? 0),
});

async function paperOf(key: string | null): Promise<{ data: Buffer; width: number; height: number }> {
  const sharp = await loadSharp();
  const white = { r: 255, g: 255, b: 255 };
  if (key === null) {
    const create = { width: longSide, height: shortSide, channels: 3 as const, background: white };
    return { data: await sharp({ create }).png().toBuffer(), width: longSide, height: shortSide };
  }
  const picture = sharp(Buffer.from(await storage().getBytes(key)));
  const { data, info } = await picture
    .resize({ width: longSide, height: longSide, fit: 'inside' })
    .flatten({ background: white })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
