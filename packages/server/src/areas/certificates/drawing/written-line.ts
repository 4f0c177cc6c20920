import { fileURLToPath } from 'node:url';
import type { OverlayOptions } from 'sharp';
import { loadSharp } from '../../files/public.ts';

export const ink = '#1b2733';

export interface Line {
  text: string;
  /** Where its middle is, and how much room it has: a longer one is written smaller. */
  y: number;
  height: number;
  width: number;
  left?: number;
  centre: number;
  color?: string;
  isBold?: boolean;
}

const fonts = new URL('../fonts/', import.meta.resolve('@embedpdf/fonts-sc'));
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A line of a certificate as a picture in its place; null where nothing is written. */
export async function writtenLine({
  text,
  y,
  height,
  width,
  left,
  centre,
  color = ink,
  isBold = false,
}: Line): Promise<OverlayOptions | null> {
  const shown = text.replaceAll(/\p{Cc}/gu, '').trim();
  if (!shown) return null;
  const sharp = await loadSharp();
  const markup = `<span foreground="${color}">${shown.replaceAll(/[&<>]/g, (letter) => entities[letter] ?? '')}</span>`;
  const weight = isBold ? 'Bold' : 'Regular';
  const fontfile = fileURLToPath(new URL(`NotoSansHans-${weight}.otf`, fonts));
  // as large as its height allows, on one line; what is wider is drawn smaller
  const font = `Noto Sans S Chinese ${weight} 48`;
  const letters = await sharp({ text: { text: markup, font, fontfile, rgba: true, dpi: 150, wrap: 'none' } })
    .png()
    .toBuffer();
  const { data, info } = await sharp(letters).resize({ width, height, fit: 'inside' }).png().toBuffer({ resolveWithObject: true });
  return { input: data, left: Math.round(left ?? centre - info.width / 2), top: Math.round(y - info.height / 2) };
}
