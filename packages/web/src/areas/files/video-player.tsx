import { Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Status } from '../../ui/status.tsx';
import { silenceUnderMusic } from '../music/public.ts';
import { VideoFrame } from './video-frame.tsx';

/** A video in its one quality. Without an address, or with one that is no longer good, it is covered; under music it has no sound. */
export function VideoPlayer({ url }: { url: string | undefined }) {
  const { t } = useTranslation('files');
  const [hasFailed, setFailed] = useState(false);
  const [isMuted, setMuted] = useState(false);
  const isLocked = url === undefined || hasFailed;
  return (
    <>
      <VideoFrame cover={isLocked && t('video.locked')}>
        {/* a recording of a session: there is no text track to offer */}
        <video
          src={url}
          controls={!isLocked}
          preload="metadata"
          playsInline
          aria-label={t('word.video')}
          onPlay={({ currentTarget }) => void silenceUnderMusic(currentTarget).then(setMuted)}
          onError={() => setFailed(true)}
        />
      </VideoFrame>
      <Typography.Paragraph style={{ marginBlockStart: 'var(--space-3)' }}>
        {t('video.quality')}: <Status>{t('video.SD')}</Status> {isMuted && t('video.muted')}
      </Typography.Paragraph>
    </>
  );
}
