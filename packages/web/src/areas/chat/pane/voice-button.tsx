import { AudioOutlined, BorderOutlined, CloseOutlined } from '@ant-design/icons';
import { chatLimits } from '@trellis/contract/chat/rules';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { type Recording, recordFrom } from './record-voice.ts';

interface Props {
  isDisabled: boolean;
  onRecorded: (file: File, seconds: number) => void;
}

/** Records a voice message, for a minute at most. What is discarded, or left with the conversation, is not sent. */
export function VoiceButton({ isDisabled, onRecorded }: Props) {
  const { t } = useTranslation('chat');
  const [seconds, setSeconds] = useState<number>();
  const recording = useRef<Recording>(undefined);
  const isGone = useRef(false);
  const isRecording = seconds !== undefined;
  useEffect(() => {
    if (!isRecording) return undefined;
    const timer = window.setInterval(() => setSeconds((past) => (past === undefined ? past : past + 1)), 1000);
    return () => window.clearInterval(timer);
  }, [isRecording]);
  useEffect(() => {
    if (seconds !== undefined && seconds >= chatLimits.voiceSeconds) recording.current?.finish();
  }, [seconds]);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      recording.current?.discard();
    };
  }, []);
  const begin = async () => {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      recording.current = recordFrom(stream, (file, length) => {
        setSeconds(undefined);
        onRecorded(file, Math.min(length, chatLimits.voiceSeconds));
      });
      // whoever left while the browser asked for the microphone says nothing
      if (isGone.current) recording.current.discard();
      else setSeconds(0);
    } catch {
      toast('error', t('voice.denied'));
    }
  };
  const discard = () => {
    recording.current?.discard();
    setSeconds(undefined);
  };
  // no browser without HTTPS, nor an old one, records
  if (!navigator.mediaDevices || typeof MediaRecorder === 'undefined') return null;
  return (
    <>
      <Button
        type={isRecording ? 'primary' : 'text'}
        danger={isRecording}
        disabled={isDisabled}
        icon={isRecording ? <BorderOutlined aria-hidden /> : <AudioOutlined aria-hidden />}
        aria-label={t(isRecording ? 'voice.stop' : 'voice.record')}
        onClick={() => (isRecording ? recording.current?.finish() : void begin())}
      />
      {isRecording && (
        <>
          <span role="timer">{t('voice.seconds', { count: seconds })}</span>
          <Button type="text" icon={<CloseOutlined aria-hidden />} aria-label={t('voice.discard')} onClick={discard} />
        </>
      )}
    </>
  );
}
