import { useQueryClient } from '@tanstack/react-query';
import type { SessionView, Track } from '@trellis/contract/offline-plans/schemas';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import type { Place } from '../../music/public.ts';
import { Player, StartDialog, TrackList } from '../../music/public.ts';
import { sessionQuery } from '../queries.ts';
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
  const client = useQueryClient();
  const [isChoosing, setIsChoosing] = useState(false);
  const [place, setPlace] = useState<Place | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: api.offlinePlans.key() });
  const allPunched = music.tracks.every((track) => track.isPunched);

  const onPunch = session.isWritable ? (track: Track) => answers.punchTrack(track.id) : undefined;

  const freshTracks = async () => {
    const fresh = await client.fetchQuery({ ...sessionQuery(session.userOfflinePlanId, session.num), staleTime: 0 });
    return fresh.iLs?.tracks ?? [];
  };

  return (
    <section id="music" tabIndex={-1} aria-labelledby="music-heading">
      <Flex vertical gap="small">
        <Flex justify="space-between" align="center" gap="small" wrap>
          <Typography.Title level={2} id="music-heading">
            {t('title')}
          </Typography.Title>
          {session.isWritable && place === null && <Button onClick={() => setIsChoosing(true)}>{t('start')}</Button>}
        </Flex>
        {session.isWritable && place !== null && (
          <Player
            tracks={music.tracks}
            first={place}
            onFinished={freshTracks}
            onStale={() => void refresh()}
            onPunch={onPunch}
            onClose={() => setPlace(null)}
          />
        )}
        {place === null && <TrackList tracks={music.tracks} onPunch={onPunch} />}
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
            music={music}
            onClose={() => setIsChoosing(false)}
            onStart={(start) => {
              setIsChoosing(false);
              setPlace(start);
            }}
          />
        )}
      </Flex>
    </section>
  );
}
