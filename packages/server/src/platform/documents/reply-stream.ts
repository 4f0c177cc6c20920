import { PassThrough, type Writable } from 'node:stream';

/**
 * What `write` writes, read by whoever takes the reply. Nothing is written before it is wanted. A reader that goes away destroys the stream,
 * at any moment and before the beginning too: `write` is called in any case, to let go of what it holds. When it fails, so does reading.
 *
 * Node's own bridge (Readable.toWeb) throws out of an event once the reader is gone, which nobody can catch; what goes wrong in a pull is
 * the reader's alone.
 */
export function replyStream(write: (stream: Writable) => Promise<void>): ReadableStream<Uint8Array> {
  const stream = new PassThrough();
  // the reader learns of it from its next part
  stream.on('error', () => undefined);
  const parts = stream.iterator() as AsyncIterator<Uint8Array>;
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    write(stream).catch((error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error))));
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        begin();
        const part = await parts.next();
        if (part.done) controller.close();
        else controller.enqueue(part.value);
      },
      cancel() {
        stream.destroy();
        begin();
      },
    },
    { highWaterMark: 0 },
  );
}
