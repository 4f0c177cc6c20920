import type { SessionView, Track } from '@trellis/contract/offline-plans/schemas';
import { Button, Flex, Typography } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closePlayer, openPlayer, type Place, StartDialog, TrackList, usePlayedTrack } from '../../music/public.ts';
import { FormCard } from './form-card.tsx';
import type { Answers } from './use-answers.ts';

interface SessionMusicProps {
  session: SessionView;
  music: NonNullable<SessionView['iLs']>;
  answers: Answers;
}

/** The music of a session: listening in order, punching track by track, and its feedback after the last. */
export function SessionMusic({ session, music, answers }: SessionMusicProps) {
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
  const allPunched = music.tracks.every((track) => track.isPunched);

  const onPunch = session.isWritable ? (track: Track) => answers.punchTrack(track.id) : undefined;

  return (
    <section id="music" tabIndex={-1} aria-labelledby="music-heading">
      <Flex vertical gap="small">
        <Flex justify="space-between" align="center" gap="small" wrap>
          <Typography.Title level={2} id="music-heading">
            {t('title')}
          </Typography.Title>
          {session.isWritable && playedId === undefined && <Button onClick={() => setIsChoosing(true)}>{t('start')}</Button>}
        </Flex>
        <TrackList tracks={music.tracks} currentId={playedId} onPunch={onPunch} />
        {music.tracks.length === 0 && <Typography.Text type="secondary">{t('emptyData')}</Typography.Text>}
        <FormCard
          title={t('feedback')}
          formKey={`${session.id}.music`}
          form={music.feedback}
          isWritable={session.isWritable}
          locked={allPunched ? undefined : t('feedbackLocked')}
          whenEmpty={t('progressNotSelected')}
          onSubmit={answers.submitMusic}
        />
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
