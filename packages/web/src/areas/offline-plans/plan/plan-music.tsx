import { useQuery } from '@tanstack/react-query';
import type { PlanSummary } from '@trellis/contract/offline-plans/schemas';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openPlayer, StartDialog, usePlayedTrack } from '../../music/public.ts';
import { sessionQuery } from '../session/session-query.ts';

/** The music of the session that runs, started from its plan; the player goes along. */
export function PlanMusic({ plan: { id: planId, currentNum, openSessionId } }: { plan: PlanSummary }) {
  const { t } = useTranslation('music');
  const [isAsked, setAsked] = useState(false);
  const isPlaying = usePlayedTrack(openSessionId ?? '') !== undefined;
  const { data, isFetching } = useQuery({ ...sessionQuery(planId, currentNum), enabled: isAsked });
  const music = data?.iLs;
  if (isPlaying) return null;
  return (
    <>
      <Button loading={isAsked && isFetching} onClick={() => setAsked(true)}>
        {t('start')}
      </Button>
      {isAsked && data?.isWritable && music && (
        <StartDialog
          sessionId={data.id}
          music={music}
          onStart={(place) =>
            openPlayer({ id: data.id, planId, kind: 'child', num: data.num, name: data.subject.name, tracks: music.tracks }, place)
          }
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
