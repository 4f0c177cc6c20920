import { getRouteApi } from '@tanstack/react-router';
import type { SubjectMove } from '@trellis/contract/subject-moves/calls';
import { Breadcrumb } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { useColumns } from '../../../ui/columns.tsx';
import { ListLink } from '../../../ui/list-link.tsx';
import { ListPage } from '../../../ui/list-page.tsx';
import { useListState } from '../../../ui/use-list-state.ts';
import { MovedChild, Reason } from './move-cells.tsx';
import { MoveDecisions } from './move-decisions.tsx';
import { useMovePage } from './queries.ts';

const route = getRouteApi('/system/center/menu/user/subjectMove');

/** The children who go to another centre of the enterprise, and those who come. */
export function MovesPage() {
  const { t } = useTranslation('subjects');
  const { search, onSearch } = useListState(route);
  return (
    <>
      <Breadcrumb
        items={[{ title: <ListLink to="/system/center/menu/user/subject">{t('word.children')}</ListLink> }, { title: t('move.moves') }]}
      />
      <ListPage
        title={t('move.moves')}
        search={search}
        onSearch={onSearch}
        list={useMovePage(search)}
        columns={useMoveColumns()}
        empty={{ title: t('move.emptyTitle'), hint: t('move.emptyHint') }}
      />
    </>
  );
}

function useMoveColumns() {
  const { t } = useTranslation('subjects');
  const { zone } = useCurrentUser();
  const column = useColumns<SubjectMove>();
  return [
    column.of('child', t('word.child'), (move) => <MovedChild move={move} />),
    column.of('center', t('word.center'), ({ isSent, centerName }) => t(isSent ? 'move.to' : 'move.from', { center: centerName })),
    // in two lines, so that what matters of a row shows beside its actions on a tablet
    column.twoLines('state', t('word.state'), ({ state, decidedBy }) => [t(`move.state.${state}`), decidedBy]),
    column.twoLines('asked', t('move.askedBy'), ({ askedBy, askedAt }) => [askedBy, formatDateTime(askedAt, zone)]),
    column.of('reason', t('word.reason'), ({ reason }) => reason && <Reason text={reason} />),
    { key: 'actions', title: t('word.actions'), render: (_: unknown, move: SubjectMove) => <MoveDecisions move={move} /> },
  ];
}
