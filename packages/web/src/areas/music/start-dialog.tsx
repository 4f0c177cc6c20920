import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { Flex, Radio, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { clock, type Place, placeToResume } from './heard.ts';
import { reportBeginning } from './reporter.ts';

interface StartDialogProps {
  sessionId: string;
  music: NonNullable<SessionView['iLs']>;
  onStart: (place: Place) => void;
  onClose: () => void;
}

/** Which music, and whether it goes on where it was left or begins again. */
export function StartDialog({ sessionId, music, onStart, onClose }: StartDialogProps) {
  const { t } = useTranslation('music');
  const resume = placeToResume(music.tracks);
  const [from, setFrom] = useState<'resume' | 'first'>(resume ? 'resume' : 'first');
  const firstTrack = music.tracks[0];
  const start = async () => {
    const isResumed = from === 'resume' && resume !== null;
    reportBeginning(sessionId, music.audioType, isResumed ? 'progress' : 'first');
    if (isResumed) onStart(resume);
    else if (firstTrack) onStart({ track: firstTrack, at: 0 });
  };
  return (
    <FormDialog isTouched title={t('chooseType')} okText={t('confirmStart')} onSave={start} onClose={onClose}>
      <Flex vertical gap="middle">
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
            onChange={(event) => setFrom(event.target.value as 'resume' | 'first')}
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
