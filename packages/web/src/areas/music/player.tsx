import { CaretRightOutlined, CloseOutlined, PauseOutlined } from '@ant-design/icons';
import { useBlocker } from '@tanstack/react-router';
import type { Track } from '@trellis/contract/offline-plans/schemas';
import { App, Button, Card, Flex, Slider, Typography } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Status } from '../../ui/status.tsx';
import { useAsk } from '../../ui/use-ask.ts';
import { clock, heardOf, type Place } from './heard.ts';
import { createReporter } from './reporter.ts';
import { TrackList } from './track-list.tsx';
import { usePlayer } from './use-player.ts';

interface PlayerProps {
  tracks: readonly Track[];
  first: Place;
  /** A track was heard to its end and the server knows: answers the tracks as they are now. */
  onFinished: () => Promise<readonly Track[]>;
  /** A file did not play: its address may be too old. */
  onStale: () => void;
  onPunch: ((track: Track) => void) | undefined;
  onClose: () => void;
}

/** The music player of a session: its tracks in order, from where they were left. */
export function Player({ tracks, first, onFinished, onStale, onPunch, onClose }: PlayerProps) {
  const { t } = useTranslation('music');
  const { message } = App.useApp();
  const ask = useAsk();
  const [report] = useState(() =>
    createReporter({
      onDisconnected: () => void message.warning(t('networkDisconnected')),
      onRefused: (reason) => void message.warning(reason),
    }),
  );
  const player = usePlayer({
    first,
    report,
    onEnded: (ended) => void goOn(ended),
    onUnplayable: () => {
      void message.error(t('cannotPlay'));
      onStale();
    },
    onNotKept: () => void message.warning(t('cachingFailed')),
  });
  const choose = (track: Track) => {
    if (!track.canListen) {
      void message.warning(track.cannotListenReason ?? t('inOrder'));
      return;
    }
    player.load({ track, at: track.isFinished ? 0 : heardOf(track) });
  };

  const goOn = async (ended: Track) => {
    const fresh = await onFinished();
    const next = fresh.find((track) => track.position > ended.position);
    if (next) return choose(next);
    void message.warning(t('lastFinished'));
    onClose();
  };

  useBlocker({
    enableBeforeUnload: () => player.isPlaying,
    shouldBlockFn: async () => {
      if (!player.isPlaying) return false;
      const leaves = await ask({ title: t('leaveTitle'), text: t('leaveText'), ok: t('leave'), cancel: t('stay') });
      return !leaves;
    },
  });

  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'center' });
  }, []);

  const current = tracks.find((track) => track.id === player.trackId);
  return (
    <Card ref={card} role="region" aria-label={t('title')}>
      {/* instrumental music: there is nothing to caption */}
      <audio ref={player.audio} preload="auto" {...player.events} />
      <Flex vertical gap="small">
        <Flex justify="space-between" align="center" gap="small" wrap>
          <Flex gap="small" align="center" wrap>
            <Typography.Title level={3}>{current?.title}</Typography.Title>
            {current && <Typography.Text type="secondary">{t('track', { position: current.position })}</Typography.Text>}
            {current?.boneConduction && <Status>{t('boneConduction')}</Status>}
          </Flex>
          <Button icon={<CloseOutlined aria-hidden />} onClick={onClose}>
            {t('close')}
          </Button>
        </Flex>
        <Flex gap="middle" align="center">
          <Button
            type="primary"
            icon={player.isPlaying ? <PauseOutlined aria-hidden /> : <CaretRightOutlined aria-hidden />}
            onClick={player.isPlaying ? player.pause : player.play}
          >
            {player.isPlaying ? t('pause') : t('play')}
          </Button>
          <Slider
            className="player-place"
            ariaLabelForHandle={t('seek')}
            min={0}
            max={Math.max(1, current?.duration ?? 1)}
            value={player.position}
            onChange={player.seek}
            tooltip={{ formatter: (seconds) => clock(seconds ?? 0) }}
          />
          <Typography.Text className="tabular">
            {clock(player.position)} / {clock(current?.duration ?? 0)}
          </Typography.Text>
        </Flex>
        <Typography.Text type="secondary">{t('heardSoFar', { time: clock(player.heard) })}</Typography.Text>
        <TrackList tracks={tracks} currentId={player.trackId} onPlay={choose} onPunch={onPunch} />
      </Flex>
    </Card>
  );
}
