import type { CurrentUser } from '../account/schemas.ts';

type Viewer = Pick<CurrentUser, 'type' | 'name' | 'email' | 'tenant'>;

/** Who looks at a document, written over it: staff and their centre; the platform has no centre and signs as Admin. */
export function watermarkText({ type, name, email, tenant }: Viewer): string {
  if (type === 'Management' || !tenant) return `Admin-${name.trim() || email}`;
  return `${name.trim() || email || 'Admin'}-${tenant.name}`;
}

export const watermark = { fontSize: 18, opacity: 0.1, rotation: 25, tile: 165 } as const;

const tallest = 700;

/** A page that is larger than 700 high or half the window wide is made to fit; a smaller one keeps its size. */
export function fitScale(page: { width: number; height: number }, windowWidth: number): number {
  return Math.min(1, tallest / page.height, windowWidth / 2 / page.width);
}

export const pageChangeDelay = 300;

/** How a document is drawn: with selectable text and links by the graphics card, or plainly on a canvas. */
export type DrawingMode = 'full' | 'canvas';

/** A shading that the full mode cannot draw is drawn on a plain canvas. */
export function drawingModeAfter(mode: DrawingMode, error: Error): DrawingMode {
  return error.message.includes('Unknown IR type: Shading') ? 'canvas' : mode;
}

/** Whether an address is one of our signed files: no other is played. */
export function isSignedAddress(url: string, origin: string): boolean {
  if (!URL.canParse(url, origin)) return false;
  const address = new URL(url, origin);
  const isOurs = address.origin === origin && address.pathname.startsWith('/files/');
  return isOurs && address.searchParams.has('until') && address.searchParams.has('signature');
}
