import { limits } from '@trellis/contract/limits';
import type sharp from 'sharp';
import type { Sharp } from 'sharp';
import { inTurn } from '../../platform/documents/in-turn.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { refuseFileType } from '../../platform/http/refuse-file-type.ts';

const { mostPixels } = limits.picture;
/** What people send as pictures, and every browser shows. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** There is no decoder for it here: its header is all that can be read. */
const undrawable = 'image/heic';

/** Loads what draws pictures: few of a server's processes are ever asked to. */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: sharp } = await import('sharp');
  // one of the largest takes 200 MB while it is drawn: they are drawn one by one, and what was drawn is not needed again
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

const drawInTurn = inTurn({ ofAll: 40, ofOne: 6 });

/** A picture that somebody sends. */
export interface Picture {
  content: Blob;
  type: string;
  personId: string;
}

/**
 * A picture drawn anew as WebP, upright and within a size: nothing of the file that came survives, neither its place and camera nor anything
 * hidden in it. What cannot be drawn, moves, or would fill the memory is refused.
 */
export function redrawPicture(picture: Picture, within: { width: number; height: number }): Promise<Buffer> {
  return draw(picture, (image) =>
    image
      .autoOrient()
      .resize({ ...within, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer(),
  );
}

/** Refuses a picture that is kept as it came by the same rules: whoever opens it draws it too. */
export async function checkPicture(picture: Picture): Promise<void> {
  await draw(picture, async (image) => {
    if (picture.type !== undrawable) await image.resize(16, 16, { fit: 'fill' }).raw().toBuffer();
  });
}

function draw<T>({ content, type, personId }: Picture, run: (image: Sharp) => Promise<T>): Promise<T> {
  return drawInTurn(async () => {
    const sharp = await loadSharp();
    const bytes = Buffer.from(await content.arrayBuffer());
    const { width, height, pages = 1 } = await readable(() => sharp(bytes, { limitInputPixels: false }).metadata());
    if (width * height > mostPixels) refuse('Trellis:PictureTooLarge', { members: ['file'], data: { max: mostPixels / 1_000_000 } });
    // a HEIC may hold the same picture in several ways
    if (pages > 1 && type !== undrawable) refuseFileType(pictureTypes);
    return readable(() => run(sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })));
  }, personId);
}

async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch {
    return refuseFileType(pictureTypes);
  }
}
