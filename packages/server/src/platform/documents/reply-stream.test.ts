import { Readable, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { replyStream } from './reply-stream.ts';

const read = (body: ReadableStream) => buffer(Readable.fromWeb(body as never));

describe('what is written while it is read', () => {
  it('arrives whole and in order', async () => {
    const body = replyStream(async (stream) => {
      for (const part of ['one ', 'two ', 'three']) stream.write(part);
      stream.end();
    });
    expect(String(await read(body))).toBe('one two three');
  });

  it('is not begun before it is read, and is written no faster', async () => {
    let written = 0;
    const body = replyStream(async (stream) => {
      for (; written < 100 && !stream.destroyed; written += 1)
        if (!stream.write(Buffer.alloc(64 * 1024))) await new Promise((resolve) => stream.once('drain', resolve).once('close', resolve));
    });
    await turn();
    expect(written).toBe(0);
    const reader = body.getReader();
    await reader.read();
    await turn();
    expect(written).toBeGreaterThan(0);
    expect(written).toBeLessThan(10);
    await reader.cancel();
  });

  it.each([
    ['with what it failed', new Error('The database is gone')],
    ['whatever was thrown', 'The database is gone'],
  ])('fails where writing failed, %s', async (_, thrown) => {
    const body = replyStream(async (stream) => {
      stream.write('half');
      await turn();
      throw thrown;
    });
    await expect(read(body)).rejects.toThrow('The database is gone');
  });

  it('lets go of what it holds when nobody ever reads', async () => {
    const write = vi.fn(async (stream: Writable) => expect(stream.destroyed).toBe(true));
    await replyStream(write).cancel();
    expect(write).toHaveBeenCalledOnce();
  });

  it('throws nothing at anybody when its reader leaves at any moment', async () => {
    const moment = fc.noBias(fc.integer({ min: 0, max: 40 }));
    await fc.assert(
      fc.asyncProperty(moment, fc.boolean(), fc.constantFrom('end', 'fail', 'go on'), async (turns, waits, outcome) => {
        const { promise: left, resolve: leave } = Promise.withResolvers<void>();
        const body = replyStream(async (stream) => {
          try {
            for (let part = 0; part < 20 && !stream.destroyed; part += 1) {
              stream.write(Buffer.alloc(20_000));
              if (waits) await turn();
            }
            if (outcome === 'fail') throw new Error('broken');
            if (outcome === 'end') stream.end();
          } finally {
            leave();
          }
        });
        const reader = Readable.fromWeb(body as never).on('error', () => undefined);
        reader.resume();
        for (let step = 0; step < turns; step += 1) await turn();
        reader.destroy();
        await left;
      }),
      { seed: 20_260_101, numRuns: 200 },
    );
  });
});
