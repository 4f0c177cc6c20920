export interface Recording {
  /** Ends it and hands on what was said. */
  finish(): void;
  /** Ends it, and nobody hears what was said. */
  discard(): void;
}

/** Records a stream until it is finished or discarded; the microphone is let go either way. Not as Ogg, which Safari plays from 18.4 only. */
export function recordFrom(stream: MediaStream, done: (file: File, seconds: number) => void): Recording {
  const recorder = new MediaRecorder(stream, MediaRecorder.isTypeSupported('audio/ogg') ? { mimeType: 'audio/webm;codecs=opus' } : {});
  const parts: Blob[] = [];
  const begun = Date.now();
  let isWanted = true;
  recorder.ondataavailable = ({ data }) => parts.push(data);
  recorder.onstop = () => {
    for (const track of stream.getTracks()) track.stop();
    if (!isWanted) return;
    const type = recorder.mimeType || 'audio/webm';
    done(new File(parts, type.includes('mp4') ? 'voice.m4a' : 'voice.webm', { type }), (Date.now() - begun) / 1000);
  };
  recorder.start();
  const end = () => recorder.state !== 'inactive' && recorder.stop();
  return {
    finish: () => void end(),
    discard: () => {
      isWanted = false;
      end();
    },
  };
}
