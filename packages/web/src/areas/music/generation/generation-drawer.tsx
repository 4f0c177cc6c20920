import { EditOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { MusicGeneration, MusicGenerations } from '@trellis/contract/music/generation/schemas';
import { Button, Flex, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { useCurrentUser } from '../../../app/current-user.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { NothingHere } from '../../../ui/nothing-here.tsx';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { Status } from '../../../ui/status.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { GenerateDialog } from './generate-dialog.tsx';
import '../../../ui/item-list.css';

interface Props {
  subject: { id: string; name: string; isClosed: boolean };
  onClose: () => void;
}

/** Which music the sessions of a child play, in order; whoever writes plans generates it and chooses other. */
export function GenerationDrawer({ subject, onClose }: Props) {
  const { t } = useTranslation('music');
  const { can } = useCurrentUser();
  const [open, setOpen] = useState<'generate' | MusicGeneration | null>(null);
  const music = useQuery(api.musicGeneration.list.queryOptions({ input: { userId: subject.id } }));
  const mayWrite = can('RocketSystem.UserOfflinePlan.Write') && !subject.isClosed;
  const close = () => setOpen(null);
  return (
    <SideDrawer title={t('generation.title', { name: subject.name })} onClose={onClose}>
      {music.isPending && <Skeleton active />}
      {music.isError && <LoadFailed error={music.error} onRetry={music.refetch} />}
      {music.data && (
        <Flex vertical gap="middle" align="stretch">
          <Typography.Text type="secondary">{t('generation.about')}</Typography.Text>
          {music.data.totalCount === 0 && <NothingHere title={t('generation.empty')} />}
          <GenerationList music={music.data} onEdit={mayWrite ? setOpen : undefined} />
          {mayWrite && <Button onClick={() => setOpen('generate')}>{t('generation.generate')}</Button>}
          {open === 'generate' && <GenerateDialog userId={subject.id} music={music.data} onClose={close} />}
          {open && open !== 'generate' && <ChangeDialog opened={open} music={music.data} onClose={close} />}
        </Flex>
      )}
    </SideDrawer>
  );
}

function GenerationList({ music, onEdit }: { music: MusicGenerations; onEdit: ((record: MusicGeneration) => void) | undefined }) {
  const { t } = useTranslation('music');
  const before = (place: number) => music.items.slice(0, place).reduce((sum, { count }) => sum + count, 0);
  return (
    <ol className="item-list">
      {music.items.map((record, place) => (
        <li key={record.id}>
          <Flex className="item-line" gap="small" align="center" justify="space-between" wrap>
            <Flex gap="small" align="center" wrap>
              <Typography.Text strong>
                {t('generation.course', { type: t(`types.${record.musicType}`), name: record.name })}
              </Typography.Text>
              <Typography.Text type="secondary">
                {place === music.items.length - 1
                  ? t('generation.from', { first: before(place) + 1 })
                  : t('generation.sessions', { first: before(place) + 1, last: before(place) + record.count })}
              </Typography.Text>
              {record.edit && <Status>{t('generation.edited')}</Status>}
              {record.userAssessmentId && <Status>{t('generation.byAssessment')}</Status>}
            </Flex>
            {onEdit && (
              <Button
                icon={<EditOutlined aria-hidden />}
                aria-label={t('word.editNamed', { name: record.name })}
                onClick={() => onEdit(record)}
              />
            )}
          </Flex>
        </li>
      ))}
    </ol>
  );
}
