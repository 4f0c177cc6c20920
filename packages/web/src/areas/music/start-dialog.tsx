import { useQuery } from '@tanstack/react-query';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { Alert, Flex, Radio, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { clock, type Place, placeToResume } from './heard.ts';
import { reportBeginning } from './reporter.ts';

interface StartDialogProps {
  /** Of a session that the center tells of; a trial goes by what its page knows. */
  sessionId?: string;
  music: Pick<NonNullable<SessionView['iLs']>, 'audioType' | 'name' | 'tracks'>;
  onStart: (place: Place) => void;
  onClose: () => void;
}

/** Which music, and whether it goes on where it was left or begins again. */
export function StartDialog({ sessionId, music, onStart, onClose }: StartDialogProps) {
  const { t } = useTranslation('music');
  // as it is now, also where another tablet played it; without a network the dialog goes by what this one knows
  const { data: before } = useQuery({
    ...api.musicRecords.beforeStart.queryOptions({ input: { sessionId: sessionId ?? '' }, enabled: sessionId !== undefined }),
    staleTime: 0,
    meta: { quiet: true },
  });
  const resume = placeToResume(music.tracks, before?.progress);
  const [chosen, setChosen] = useState<'resume' | 'first'>();
  const from = chosen ?? (resume ? 'resume' : 'first');
  const firstTrack = music.tracks[0];
  const reason = before?.cannotStartReason;
  const start = async () => {
    if (reason) return false;
    const isResumed = from === 'resume' && resume !== null;
    if (sessionId) reportBeginning(sessionId, music.audioType, isResumed ? 'progress' : 'first');
    if (isResumed) onStart(resume);
    else if (firstTrack) onStart({ track: firstTrack, at: 0 });
    return true;
  };
  return (
    <FormDialog isTouched title={t('chooseType')} okText={t('confirmStart')} onSave={start} onClose={onClose}>
      <Flex vertical gap="middle">
        {reason && <Alert type="warning" showIcon title={reason} />}
        <Radio.Group
          aria-label={t('chooseType')}
          defaultValue={music.audioType}
          options={[{ label: `${t(`type.${music.audioType}`)}: ${music.name}`, value: music.audioType }]}
        />
        <Typography.Text type="secondary">{t('inOrder')}</Typography.Text>
        {resume && (
          <Radio.Group
            aria-label={t('start')}
            value={from}
            onChange={(event) => setChosen(event.target.value as 'resume' | 'first')}
            options={[
              { label: t('continueAt', { time: clock(resume.at), position: resume.track.position }), value: 'resume' },
              { label: t('fromFirst'), value: 'first' },
            ]}
          />
        )}
      </Flex>
    </FormDialog>
  );
}
