import type { ChildInfo } from '@trellis/contract/admins/people/schemas';
import { Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDrawerDateTime } from '../../../app/format.ts';
import { CardTable } from '../../../ui/card-table.tsx';

type Heard = ChildInfo['listened'][number];

/** The music of a child: what its sessions play, and what it listened to last. */
export function ChildMusic({ child: { music, listened } }: { child: ChildInfo }) {
  const { t } = useTranslation('admins');
  const { zone } = useCurrentUser();
  return (
    <Flex vertical gap="large">
      {music.length === 0 && <Typography.Text type="secondary">{t('children.ofTemplate')}</Typography.Text>}
      {music.length > 0 && (
        <ol style={{ margin: 0, paddingInlineStart: '1.25em' }}>
          {music.map(({ courseName, sessionCount, isEdited }, place) => (
            <li key={place}>
              {courseName}{' '}
              <Typography.Text type="secondary">
                {t(isEdited ? 'children.musicChosen' : 'children.musicFor', { count: sessionCount })}
              </Typography.Text>
            </li>
          ))}
        </ol>
      )}
      <CardTable<Heard>
        label={t('children.listened')}
        rows={listened}
        empty={t('children.notListened')}
        columns={[
          { key: 'title', title: t('children.track'), dataIndex: 'title' },
          { key: 'num', title: t('children.num'), dataIndex: 'num' },
          { key: 'time', title: t('children.heardAt'), render: (_, { time }) => formatDrawerDateTime(time, zone) },
          {
            key: 'heard',
            title: t('children.heard'),
            render: (_, { seconds, duration, isFinished }) =>
              isFinished ? t('children.toItsEnd') : `${clock(seconds)} / ${clock(duration)}`,
          },
        ]}
      />
    </Flex>
  );
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
