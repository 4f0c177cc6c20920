import { describe, expect, it } from 'vitest';
import { eventReader } from './event-stream.ts';

const stream =
  'retry: 1000\n\n:\n\nid: 4\nevent: progress\ndata: {"Status":"Testing"}\n\nid: 9\nevent: progress\ndata: {"Status":"a: b"}\n\n';
const events = [
  { id: 4, data: { Status: 'Testing' } },
  { id: 9, data: { Status: 'a: b' } },
];

describe('a stream of events', () => {
  it('tells each event once it is whole, wherever its parts end, and nothing of what keeps it open', () => {
    expect(eventReader().add(stream)).toEqual(events);
    for (let size = 1; size < 40; size += 1) {
      const reader = eventReader();
      const parts = stream.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
      expect(parts.flatMap((part) => reader.add(part))).toEqual(events);
    }
  });

  it('keeps back what is not whole', () => {
    const reader = eventReader();
    expect([reader.add('id: 1\ndata: {"a"'), reader.add(':1}\n'), reader.add('\n')]).toEqual([[], [], [{ id: 1, data: { a: 1 } }]]);
  });
});
