import type { OverlayOptions } from 'sharp';
import { renderSVG } from 'uqr';
import { loadSharp } from '../../files/public.ts';

/** The code that leads to an address, as a square in its place. */
export async function codeSquare(url: string, { left, top, side }: { left: number; top: number; side: number }): Promise<OverlayOptions> {
  const sharp = await loadSharp();
  const input = await sharp(Buffer.from(renderSVG(url, { border: 2 })))
    .resize(side, side, { kernel: 'nearest' })
    .png()
    .toBuffer();
  return { input, left, top };
}
