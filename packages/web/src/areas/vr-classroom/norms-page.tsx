import type { NormSet } from '@trellis/contract/scoring/norms';
import { Button, Flex, Space, type TableColumnsType, Typography } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { CardTable } from '../../ui/card-table.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Status } from '../../ui/status.tsx';
import { useNormSets } from './norm-queries.ts';
import { NormalDataCard } from './normal-data-card.tsx';
import { ScoringCard } from './scoring-card.tsx';
import { useNames } from './use-names.ts';

const NormDrawer = lazy(() => import('./norm-drawer.tsx').then((module) => ({ default: module.NormDrawer })));
const NormValues = lazy(() => import('./norm-values.tsx').then((module) => ({ default: module.NormValues })));

type Listed = NormSet & { creationTime: string; key: string };

/** What children are compared with: sets of norms, the next version of one, and norms made of normal data. */
export function NormsPage() {
  const { t } = useTranslation('vrClassroom');
  const mayWrite = useCurrentUser().can('RocketSystem.VratCase.Write');
  const [editing, setEditing] = useState<{ from?: NormSet }>();
  const [shown, setShown] = useState<NormSet>();
  const add = (
    <Button type="primary" onClick={() => setEditing({})}>
      {t('norms.add')}
    </Button>
  );
  return (
    <Flex vertical gap="middle">
      <PageHeader title={t('menu.norms')} extra={mayWrite && add} />
      <Typography.Text>{t('norms.about')}</Typography.Text>
      <Loaded query={useNormSets()}>
        {({ items }) => (
          <CardTable<Listed>
            label={t('menu.norms')}
            rowKey="key"
            rows={(items as Omit<Listed, 'key'>[]).map((set) => ({ ...set, key: `${set.id} ${set.version}` }))}
            columns={useNormColumns(items as NormSet[], { onRead: setShown, onEdit: mayWrite && ((from) => setEditing({ from })) })}
            empty={{ title: t('norms.empty'), hint: t('norms.emptyHint') }}
          />
        )}
      </Loaded>
      <NormalDataCard mayWrite={mayWrite} />
      <ScoringCard mayWrite={mayWrite} />
      <Suspense>
        {editing && <NormDrawer from={editing.from} onClose={() => setEditing(undefined)} />}
        {shown && <NormValues set={shown} onClose={() => setShown(undefined)} />}
      </Suspense>
    </Flex>
  );
}

interface Ways {
  onRead: (set: NormSet) => void;
  onEdit: ((set: NormSet) => void) | false;
}

function useNormColumns(sets: readonly NormSet[], { onRead, onEdit }: Ways): TableColumnsType<Listed> {
  const { t } = useTranslation('vrClassroom');
  const names = useNames();
  const { zone } = useCurrentUser();
  const inForce = (set: NormSet) => sets.find(({ paradigm }) => paradigm === set.paradigm);
  const isInForce = (set: NormSet) => inForce(set)?.id === set.id && inForce(set)?.version === set.version;
  return [
    { key: 'name', title: t('word.name'), render: (_, set) => names.norms(set) },
    {
      key: 'state',
      title: t('word.state'),
      render: (_, set) => (
        <Status meaning={isInForce(set) ? 'good' : 'neutral'}>{t(isInForce(set) ? 'norms.counts' : 'norms.earlier')}</Status>
      ),
    },
    { key: 'paradigm', title: t('report.paradigm'), render: (_, { paradigm }) => names.task(paradigm) },
    { key: 'kind', title: t('word.type'), render: (_, { isDemonstration }) => t(isDemonstration ? 'norms.demo' : 'norms.own') },
    { key: 'added', title: t('norms.added'), render: (_, { creationTime }) => formatDateTime(creationTime, zone) },
    {
      key: 'actions',
      title: t('word.actions'),
      render: (_, set) => (
        <Space>
          <Button title={t('norms.read', { name: names.norms(set) })} onClick={() => onRead(set)}>
            {t('report.value')}
          </Button>
          {onEdit && (
            <Button title={t('norms.next', { name: names.norms(set) })} onClick={() => onEdit(set)}>
              {t('word.edit')}
            </Button>
          )}
        </Space>
      ),
    },
  ];
}
