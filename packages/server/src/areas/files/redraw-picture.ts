import { limits } from '@trellis/contract/limits';
import sharp from 'sharp';
import { refuse } from '../../platform/http/refusal.ts';

const { mostPixels } = limits.picture;

/**
 * A picture drawn anew as WebP, upright and within a size: nothing of the file that came survives, neither its place and camera nor anything
 * hidden in it. What cannot be drawn, moves, or would fill the memory is refused.
 */
export async function redrawPicture(content: Buffer, within: { width: number; height: number }): Promise<Buffer> {
  const { width, height, pages = 1 } = await readable(() => sharp(content, { limitInputPixels: false }).metadata());
  if (width * height > mostPixels) refuse('Trellis:PictureTooLarge', { members: ['file'], data: { max: mostPixels / 1_000_000 } });
  if (pages > 1) refuse('Trellis:FileTypeRefused', { members: ['file'] });
  return readable(() =>
    sharp(content, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ ...within, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer(),
  );
}

async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch {
    return refuse('Trellis:FileTypeRefused', { members: ['file'] });
  }
}
