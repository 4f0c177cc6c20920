import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

interface Large {
  width: number;
  height: number;
  /** Says how large it is, and has no pixels. */
  isEmpty?: boolean;
}

/** A black PNG of any size, one bit a pixel: a few bytes on the wire, all its pixels in memory when it is drawn. */
export function largePng({ width, height, isEmpty = false }: Large): Buffer {
  const pixels = isEmpty ? Buffer.alloc(0) : Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.concat([u32(width), u32(height), Buffer.from([1, 0, 0, 0, 0])])),
    chunk('IDAT', deflateSync(pixels, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A JPEG that is unpacked as a whole before any of it can be drawn. */
export function progressiveJpeg(width: number, height: number): Promise<Buffer> {
  const canvas = sharp({ create: { width, height, channels: 3, background: '#0072E3' } });
  return canvas.jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  return Buffer.concat([u32(content.length), named, u32(crc32(named))]);
}

/** The header of a HEIC as a telephone writes it: how large it is, and no pixels. */
export function heicHeader(width: number, height: number): Buffer {
  const kind = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'));
  const decoder = box('hvcC', Buffer.from('0103700000009000000000005df000fcfdf8f800000f00', 'hex'));
  const size = fullBox('ispe', 0, u32(width), u32(height));
  const meta = (offset: number) =>
    fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
      fullBox('pitm', 0, u16(1)),
      fullBox('iloc', 0, Buffer.from([0x44, 0]), u16(1), u16(1), u16(0), u16(1), u32(offset), u32(16)),
      fullBox('iinf', 0, u16(1), fullBox('infe', 2, u16(1), u16(0), Buffer.from('hvc1\0'))),
      box('iprp', box('ipco', decoder, size), fullBox('ipma', 0, u32(1), u16(1), Buffer.from([2, 0x81, 2]))),
    );
  return Buffer.concat([kind, meta(kind.length + meta(0).length + 8), box('mdat', Buffer.alloc(16))]);
}

const box = (type: string, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([u32(content.length + 8), Buffer.from(type, 'latin1'), content]);
};
const fullBox = (type: string, version: number, ...parts: Buffer[]) => box(type, Buffer.from([version, 0, 0, 0]), ...parts);

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}
