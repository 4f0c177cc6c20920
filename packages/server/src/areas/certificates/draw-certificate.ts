import { fileURLToPath } from 'node:url';
import type { CertificateStyle } from '@trellis/contract/certificates/rules';
import { certificateTexts } from '@trellis/contract/certificates/words';
import type { Language } from '@trellis/contract/languages';
import { renderSVG } from 'uqr';
import { loadSharp } from '../files/public.ts';

export interface Drawn {
  style: CertificateStyle;
  language: Language;
  name: string;
  number: string;
  displayName: string;
  startTime: string;
  endTime: string | null;
  /** What the code on it opens. */
  checkUrl: string | null;
}

/** A sheet of A4 across, 150 dots an inch. */
const sheet = { width: 1754, height: 1240 };
const accent = '#1f5f7a';
const ink = '#1b2733';
const middle = sheet.width / 2;

const backgrounds: Record<CertificateStyle, string> = {
  classic: `<rect x="40" y="40" width="1674" height="1160" fill="none" stroke="${accent}" stroke-width="6"/>
    <rect x="62" y="62" width="1630" height="1116" fill="none" stroke="${accent}" stroke-width="2"/>
    <circle cx="${middle}" cy="170" r="56" fill="${accent}"/><path d="M${middle - 24} 170l18 20 32-40" fill="none" stroke="#fff" stroke-width="10"/>`,
  plain: `<rect x="0" y="0" width="${sheet.width}" height="28" fill="${accent}"/><rect x="0" y="1212" width="${sheet.width}" height="28" fill="${accent}"/>`,
};

interface Line {
  text: string;
  /** Where its middle is, and how much room it has: a longer one is written smaller. */
  y: number;
  height: number;
  width?: number;
  left?: number;
  centre?: number;
  color?: string;
  isBold?: boolean;
}

/** The picture of a certificate, with what is written on it. */
export async function drawCertificate(drawn: Drawn): Promise<Buffer> {
  const sharp = await loadSharp();
  const said = certificateTexts[drawn.language];
  const until = drawn.endTime === null ? '' : said.valid.replace('{start}', drawn.startTime).replace('{end}', drawn.endTime);
  const lines: Line[] = [
    { text: said.title, y: 310, height: 84, color: accent, isBold: true },
    { text: drawn.name, y: 500, height: 96, isBold: true },
    { text: said.awarded, y: 620, height: 40 },
    { text: drawn.displayName, y: 720, height: 64, color: accent, isBold: true },
    { text: until || drawn.startTime, y: 850, height: 38 },
    { text: drawn.number, y: 1010, height: 34, width: 640, left: 130 },
    ...(drawn.checkUrl ? [{ text: said.check, y: 1130, height: 26, width: 420, centre: 1440 }] : []),
  ];
  const written = await Promise.all(lines.map((line) => write(line)));
  const code = drawn.checkUrl
    ? [
        {
          input: await sharp(Buffer.from(renderSVG(drawn.checkUrl, { border: 2 })))
            .resize(200, 200, { kernel: 'nearest' })
            .png()
            .toBuffer(),
          left: 1340,
          top: 905,
        },
      ]
    : [];
  const paper = `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}"><rect width="100%" height="100%" fill="#fff"/>${backgrounds[drawn.style]}</svg>`;
  return sharp(Buffer.from(paper))
    .composite([...written.filter((line) => line !== null), ...code])
    .removeAlpha()
    .png()
    .toBuffer();
}

const fonts = new URL('../fonts/', import.meta.resolve('@embedpdf/fonts-sc'));
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

async function write({ text, y, height, width = 1400, left, centre = middle, color = ink, isBold = false }: Line) {
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

/** A picture as a page of PDF across: what is drawn once need not be drawn twice. */
export async function pageOf(picture: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const image = await sharp(picture).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
  const { width, height } = sheet;
  const drawing = 'q 841.89 0 0 595.28 0 0 cm /I Do Q';
  const stream = (head: string, body: Buffer) =>
    Buffer.concat([Buffer.from(`<<${head}/Length ${body.length}>>stream\n`), body, Buffer.from('\nendstream')]);
  const objects = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from('<</Type/Pages/Kids[3 0 R]/Count 1>>'),
    Buffer.from('<</Type/Page/Parent 2 0 R/MediaBox[0 0 841.89 595.28]/Resources<</XObject<</I 4 0 R>>>>/Contents 5 0 R>>'),
    stream(`/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`, image),
    stream('', Buffer.from(drawing)),
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    places.push(length);
    parts.push(whole);
    length += whole.length;
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}
