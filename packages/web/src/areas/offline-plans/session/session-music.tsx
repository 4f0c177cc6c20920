import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { Button, Flex, Typography } from 'antd';
import { memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusIfLost } from '../../../app/focus-if-lost.ts';
import {
  closePlayer,
  openPlayer,
  type Place,
  placeToResume,
  reportBeginning,
  StartDialog,
  TrackList,
  usePlayedTrack,
} from '../../music/public.ts';
import { useDesk } from './desk.ts';

interface SessionMusicProps {
  sessionId: string;
  planId: string;
  num: number;
  name: string;
  isWritable: boolean;
  music: NonNullable<SessionView['iLs']>;
}

/** The music of a session, heard in order; a track that was heard to its end is punched by that. What is tapped elsewhere leaves it as it is. */
export const SessionMusic = memo(function SessionMusic({ sessionId, planId, num, name, isWritable, music }: SessionMusicProps) {
  const { t } = useTranslation('music');
  const section = useRef<HTMLElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const { isClass } = useDesk();
  const playedId = usePlayedTrack(sessionId);
  const play = (place: Place) => {
    // the button that starts it goes
    section.current?.focus({ preventScroll: true });
    openPlayer({ id: sessionId, planId, kind: isClass ? 'class' : 'child', num, name, tracks: music.tracks }, place);
  };
  const isOver = !isWritable && playedId !== undefined;
  useEffect(() => {
    if (isOver) closePlayer();
  }, [isOver]);
  // nothing was heard yet: there is nothing to choose
  const start = () => {
    const [track] = music.tracks;
    if (!track || placeToResume(music.tracks) !== null) return setIsChoosing(true);
    reportBeginning(sessionId, music.audioType, 'first');
    play({ track, at: 0 });
  };

  return (
    <section ref={section} id="music" tabIndex={-1} aria-labelledby="music-heading">
      <Flex vertical gap="small">
        <Flex justify="space-between" align="center" gap="small" wrap>
          <Typography.Title level={2} id="music-heading">
            {t('title')}
          </Typography.Title>
          {isWritable && playedId === undefined && <Button onClick={start}>{t('start')}</Button>}
        </Flex>
        <TrackList tracks={music.tracks} currentId={playedId} />
        {music.tracks.length === 0 && <Typography.Text type="secondary">{t('emptyData')}</Typography.Text>}
        {isChoosing && (
          <StartDialog
            sessionId={sessionId}
            music={music}
            onStart={play}
            onClose={() => {
              setIsChoosing(false);
              focusIfLost(section.current);
            }}
          />
        )}
      </Flex>
    </section>
  );
});
