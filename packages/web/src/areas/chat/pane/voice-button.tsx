import { AudioOutlined, BorderOutlined } from '@ant-design/icons';
import { chatLimits } from '@trellis/contract/chat/rules';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';

interface Props {
  isDisabled: boolean;
  onRecorded: (file: File, seconds: number) => void;
}

/** Records a voice message, for a minute at most. */
export function VoiceButton({ isDisabled, onRecorded }: Props) {
  const { t } = useTranslation('chat');
  const [seconds, setSeconds] = useState<number>();
  const recorder = useRef<MediaRecorder>(null);
  const isRecording = seconds !== undefined;
  useEffect(() => {
    if (!isRecording) return undefined;
    const timer = window.setInterval(() => setSeconds((past) => (past === undefined ? past : past + 1)), 1000);
    return () => window.clearInterval(timer);
  }, [isRecording]);
  useEffect(() => {
    if (seconds !== undefined && seconds >= chatLimits.voiceSeconds) recorder.current?.stop();
  }, [seconds]);
  useEffect(() => () => recorder.current?.stream.getTracks().forEach((track) => track.stop()), []);
  const begin = async () => {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      recorder.current = recordFrom(stream, (file, length) => {
        setSeconds(undefined);
        onRecorded(file, Math.min(length, chatLimits.voiceSeconds));
      });
      setSeconds(0);
    } catch {
      toast('error', t('voice.denied'));
    }
  };
  // no browser without HTTPS, nor an old one, records
  if (!navigator.mediaDevices || typeof MediaRecorder === 'undefined') return null;
  return (
    <Button
      type={isRecording ? 'primary' : 'text'}
      danger={isRecording}
      disabled={isDisabled}
      icon={isRecording ? <BorderOutlined aria-hidden /> : <AudioOutlined aria-hidden />}
      aria-label={t(isRecording ? 'voice.stop' : 'voice.record')}
      onClick={() => (isRecording ? recorder.current?.stop() : void begin())}
    >
      {isRecording && t('voice.seconds', { count: seconds })}
    </Button>
  );
}

function recordFrom(stream: MediaStream, done: (file: File, seconds: number) => void): MediaRecorder {
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  const begun = Date.now();
  recorder.ondataavailable = ({ data }) => parts.push(data);
  recorder.onstop = () => {
    for (const track of stream.getTracks()) track.stop();
    const type = recorder.mimeType || 'audio/webm';
    done(new File(parts, type.includes('mp4') ? 'voice.m4a' : 'voice.webm', { type }), (Date.now() - begun) / 1000);
  };
  recorder.start();
  return recorder;
}
