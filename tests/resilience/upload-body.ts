const boundary = 'b'.repeat(32);
const opening = Buffer.from(
  `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="session.mp4"\r\nContent-Type: video/mp4\r\n\r\n`,
);

/** How an MP4 begins. */
export const mp4Head = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\x02\0isommp41')]);

/** The parts of a form around its file. */
export const form = {
  contentType: `multipart/form-data; boundary=${boundary}`,
  opening,
  closing: Buffer.from(`\r\n--${boundary}--\r\n`),
};

/** A request that uploads a video of so many bytes, as it goes over the wire. */
export function videoRequest(token: string, bytes: number): { head: Buffer; body: Buffer } {
  const body = Buffer.concat([form.opening, mp4Head, Buffer.alloc(bytes - mp4Head.length, 7), form.closing]);
  const lines = [
    'POST /api/business/File/feedbackVideo HTTP/1.1',
    'host: localhost',
    `authorization: Bearer ${token}`,
    `content-type: ${form.contentType}`,
    `content-length: ${body.length}`,
  ];
  return { head: Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body };
}
