import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { Button, Flex, Typography } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
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

interface SessionMusicProps {
  session: SessionView;
  music: NonNullable<SessionView['iLs']>;
}

/** The music of a session, heard in order; a track that was heard to its end is punched by that. */
export function SessionMusic({ session, music }: SessionMusicProps) {
  const { t } = useTranslation('music');
  const [isChoosing, setIsChoosing] = useState(false);
  const playedId = usePlayedTrack(session.id);
  const play = (place: Place) => {
    const { id, userOfflinePlanId, num, subject } = session;
    openPlayer({ id, userOfflinePlanId, num, childName: subject.name, tracks: music.tracks }, place);
  };
  const isOver = !session.isWritable && playedId !== undefined;
  useEffect(() => {
    if (isOver) closePlayer();
  }, [isOver]);
  // nothing was heard yet: there is nothing to choose
  const start = () => {
    const [track] = music.tracks;
    if (!track || placeToResume(music.tracks) !== null) return setIsChoosing(true);
    reportBeginning(session.id, music.audioType, 'first');
    play({ track, at: 0 });
  };

  return (
    <section id="music" tabIndex={-1} aria-labelledby="music-heading">
      <Flex vertical gap="small">
        <Flex justify="space-between" align="center" gap="small" wrap>
          <Typography.Title level={2} id="music-heading">
            {t('title')}
          </Typography.Title>
          {session.isWritable && playedId === undefined && <Button onClick={start}>{t('start')}</Button>}
        </Flex>
        <TrackList tracks={music.tracks} currentId={playedId} />
        {music.tracks.length === 0 && <Typography.Text type="secondary">{t('emptyData')}</Typography.Text>}
        {isChoosing && (
          <StartDialog
            sessionId={session.id}
            music={music}
            onClose={() => setIsChoosing(false)}
            onStart={(start) => {
              setIsChoosing(false);
              play(start);
            }}
          />
        )}
      </Flex>
    </section>
  );
}
