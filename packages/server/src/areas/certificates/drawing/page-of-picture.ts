import { loadSharp } from '../../files/public.ts';

/** The longer side of A4, in points. */
const longSide = 841.89;

/** A picture as a page of PDF: what is drawn once need not be drawn twice. */
export async function pageOfPicture(picture: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const { data: image, info } = await sharp(picture)
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const scale = longSide / Math.max(width, height);
  const [across, down] = [(width * scale).toFixed(2), (height * scale).toFixed(2)];
  const drawing = `q ${across} 0 0 ${down} 0 0 cm /I Do Q`;
  const stream = (head: string, body: Buffer) =>
    Buffer.concat([Buffer.from(`<<${head}/Length ${body.length}>>stream\n`), body, Buffer.from('\nendstream')]);
  return written([
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from('<</Type/Pages/Kids[3 0 R]/Count 1>>'),
    Buffer.from(`<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${across} ${down}]/Resources<</XObject<</I 4 0 R>>>>/Contents 5 0 R>>`),
    stream(`/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`, image),
    stream('', Buffer.from(drawing)),
  ]);
}

/** The objects of a file of PDF, the first being its root, with the table of where each begins. */
function written(objects: readonly Buffer[]): Buffer {
  const head = Buffer.from('%PDF-1.7\n');
  const parts: Buffer[] = [head];
  const places: number[] = [];
  let length = head.length;
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
