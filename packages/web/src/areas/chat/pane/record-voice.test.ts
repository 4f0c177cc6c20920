import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordFrom } from './record-voice.ts';

const track = { stop: vi.fn<() => void>() };
const stream = { getTracks: () => [track] } as unknown as MediaStream;

/** Hands over what was said when it stops, as a browser does. */
class Recorder {
  state = 'inactive';
  mimeType = 'audio/webm;codecs=opus';
  ondataavailable?: (event: { data: Blob }) => void;
  onstop?: () => void;
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.ondataavailable?.({ data: new Blob(['said']) });
    this.onstop?.();
  }
}

beforeEach(() => vi.stubGlobal('MediaRecorder', Recorder));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('hands on what was said, once, and lets the microphone go', () => {
  const done = vi.fn<(file: File, seconds: number) => void>();
  const recording = recordFrom(stream, done);
  recording.finish();
  recording.finish();
  expect(done).toHaveBeenCalledOnce();
  expect([done.mock.calls[0]?.[0].name, done.mock.calls[0]?.[0].size]).toEqual(['voice.webm', 4]);
  expect(track.stop).toHaveBeenCalledOnce();
});

it('hands on nothing that was discarded, and lets the microphone go', () => {
  const done = vi.fn<(file: File, seconds: number) => void>();
  const recording = recordFrom(stream, done);
  recording.discard();
  recording.finish();
  expect(done).not.toHaveBeenCalled();
  expect(track.stop).toHaveBeenCalledOnce();
});
