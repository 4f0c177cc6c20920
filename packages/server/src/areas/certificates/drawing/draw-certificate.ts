import type { CertificateStyle } from '@trellis/contract/certificates/rules';
import { certificateTexts } from '@trellis/contract/certificates/words';
import type { Language } from '@trellis/contract/languages';
import { loadSharp } from '../../files/public.ts';
import { codeSquare } from './code-square.ts';
import { drawOnPicture, type PictureLook } from './draw-on-picture.ts';
import { type Line, writtenLine } from './written-line.ts';

/** How a certificate looks: as the product draws it, or on a picture of the platform's. */
export type Look = CertificateStyle | PictureLook;

export interface Drawn {
  look: Look;
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
const middle = sheet.width / 2;

const backgrounds: Record<CertificateStyle, string> = {
  classic: `<rect x="40" y="40" width="1674" height="1160" fill="none" stroke="${accent}" stroke-width="6"/>
    <rect x="62" y="62" width="1630" height="1116" fill="none" stroke="${accent}" stroke-width="2"/>
    <circle cx="${middle}" cy="170" r="56" fill="${accent}"/><path d="M${middle - 24} 170l18 20 32-40" fill="none" stroke="#fff" stroke-width="10"/>`,
  plain: `<rect x="0" y="0" width="${sheet.width}" height="28" fill="${accent}"/><rect x="0" y="1212" width="${sheet.width}" height="28" fill="${accent}"/>`,
};

/** The picture of a certificate, with what is written on it. */
export function drawCertificate(drawn: Drawn): Promise<Buffer> {
  const { look, language, name, number, startTime, endTime, checkUrl } = drawn;
  const said = certificateTexts[language];
  const date = endTime === null ? startTime : said.valid.replace('{start}', startTime).replace('{end}', endTime);
  return typeof look === 'string' ? drawSheet(look, drawn, date) : drawOnPicture(look, { name, code: number, date, checkUrl });
}

async function drawSheet(style: CertificateStyle, { language, name, displayName, number, checkUrl }: Drawn, date: string): Promise<Buffer> {
  const sharp = await loadSharp();
  const said = certificateTexts[language];
  const whole = { width: 1400, centre: middle };
  const lines: Line[] = [
    { text: said.title, y: 310, height: 84, color: accent, isBold: true, ...whole },
    { text: name, y: 500, height: 96, isBold: true, ...whole },
    { text: said.awarded, y: 620, height: 40, ...whole },
    { text: displayName, y: 720, height: 64, color: accent, isBold: true, ...whole },
    { text: date, y: 850, height: 38, ...whole },
    { text: number, y: 1010, height: 34, width: 640, left: 130, centre: 450 },
    ...(checkUrl ? [{ text: said.check, y: 1130, height: 26, width: 420, centre: 1440 }] : []),
  ];
  const written = await Promise.all(lines.map((line) => writtenLine(line)));
  const code = checkUrl ? [await codeSquare(checkUrl, { left: 1340, top: 905, side: 200 })] : [];
  const paper = `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}"><rect width="100%" height="100%" fill="#fff"/>${backgrounds[style]}</svg>`;
  return sharp(Buffer.from(paper))
    .composite([...written.filter((line) => line !== null), ...code])
    .removeAlpha()
    .png()
    .toBuffer();
}
