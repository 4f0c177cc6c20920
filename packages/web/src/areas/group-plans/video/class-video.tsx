import { WarningOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { PlanItem } from '@trellis/contract/offline-plans/schemas';
import { Button, Flex, Skeleton } from 'antd';
import { type ReactNode, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { VideoFrame } from '../../files/public.ts';
import { silenceUnderMusic } from '../../music/public.ts';
import { type Covered, usePlayback } from './use-playback.ts';

/** The video of an exercise while its class trains. */
export function ClassVideo({ item }: { item: PlanItem }) {
  const { vid } = item.trainingProgram;
  // a new address would begin the video again while it plays
  const options = { retry: false, staleTime: Number.POSITIVE_INFINITY, meta: { quiet: true } };
  const media = useQuery(api.videos.playAuth.queryOptions({ input: { vid: vid ?? '' }, ...options }));
  if (media.error) return <LoadFailed error={media.error} onRetry={media.refetch} />;
  if (!media.data) return <Skeleton active />;
  return (
    <Suspense fallback={<Skeleton active />}>
      <CountedVideo itemId={item.id} title={item.trainingProgram.title} url={media.data.url} />
    </Suspense>
  );
}

function CountedVideo({ itemId, title, url }: { itemId: string; title: string; url: string }) {
  const { t } = useTranslation('groupPlans');
  const video = useRef<HTMLVideoElement>(null);
  const { covered, events, playAgain } = usePlayback(itemId, video);
  const onPlay = () => {
    events.onPlay();
    if (video.current) void silenceUnderMusic(video.current);
  };
  return (
    <VideoFrame cover={covered && <Cover covered={covered} onPlay={playAgain} />}>
      {/* an exercise is shown, nothing is said: there is no text track to offer */}
      <video
        ref={video}
        src={url}
        controls={!covered}
        preload="metadata"
        playsInline
        aria-label={t('video.of', { title })}
        {...events}
        onPlay={onPlay}
      />
    </VideoFrame>
  );
}

function Cover({ covered, onPlay }: { covered: Covered; onPlay: () => void }): ReactNode {
  const { t } = useTranslation('groupPlans');
  const isElsewhere = covered.by === 'elsewhere';
  return (
    <Flex vertical gap="middle" align="center">
      {isElsewhere && <WarningOutlined aria-hidden style={{ fontSize: 'var(--text-title)' }} />}
      <span>{isElsewhere ? covered.text : t('video.played', { count: covered.times })}</span>
      <Button onClick={onPlay}>{isElsewhere ? t('word.tryAgain') : t('video.again')}</Button>
    </Flex>
  );
}
