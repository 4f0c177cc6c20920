import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordFrom } from './record-voice.ts';

const track = { stop: vi.fn<() => void>() };
const stream = { getTracks: () => [track] } as unknown as MediaStream;

/** Hands over what was said when it stops, as a browser does. */
class Recorder {
  static isTypeSupported = (_type: string) => false;
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

it('records what every Safari plays where a browser would make Ogg of it, and leaves the choice to any other', () => {
  const made = vi.fn<(stream: MediaStream, options: MediaRecorderOptions) => void>();
  const recordBy = (plays: string) =>
    vi.stubGlobal(
      'MediaRecorder',
      class extends Recorder {
        static override isTypeSupported = (type: string) => type === plays;
        constructor(...given: [MediaStream, MediaRecorderOptions]) {
          super();
          made(...given);
        }
      },
    );
  for (const plays of ['audio/ogg', 'audio/mp4']) {
    recordBy(plays);
    recordFrom(stream, () => undefined).discard();
  }
  expect(made.mock.calls.map(([, options]) => options)).toEqual([{ mimeType: 'audio/webm;codecs=opus' }, {}]);
});
