import { getRouteApi, Link } from '@tanstack/react-router';
import type { SubjectMove } from '@trellis/contract/subject-moves/calls';
import { Breadcrumb, Button, Flex, type TableColumnsType, Typography, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { ListLink } from '../../../ui/list-link.tsx';
import { ListPage } from '../../../ui/list-page.tsx';
import { useAsk } from '../../../ui/use-ask.ts';
import { useListState } from '../../../ui/use-list-state.ts';
import { useDecideMove, useMovePage } from './queries.ts';

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
        columns={useColumns()}
        empty={{ title: t('move.emptyTitle'), hint: t('move.emptyHint') }}
      />
    </>
  );
}

function useColumns(): TableColumnsType<SubjectMove> {
  const { t } = useTranslation('subjects');
  const { zone } = useCurrentUser();
  return [
    { key: 'child', title: t('word.child'), render: (_, move) => <Child move={move} /> },
    {
      key: 'center',
      title: t('word.center'),
      render: (_, { isSent, centerName }) => t(isSent ? 'move.to' : 'move.from', { center: centerName }),
    },
    {
      key: 'state',
      title: t('word.state'),
      render: (_, { state, decidedBy }) => <TwoLines above={t(`move.state.${state}`)} below={decidedBy} />,
    },
    {
      key: 'asked',
      title: t('move.askedBy'),
      render: (_, { askedBy, askedAt }) => <TwoLines above={askedBy} below={formatDateTime(askedAt, zone)} />,
    },
    { key: 'reason', title: t('word.reason'), render: (_, { reason }) => reason && <Reason text={reason} /> },
    { key: 'actions', title: t('word.actions'), render: (_, move) => <Decisions move={move} /> },
  ];
}

/** In so little room that what matters of a row shows beside its actions on a tablet. */
function TwoLines({ above, below }: { above: string; below: string | null }) {
  return (
    <Flex vertical>
      {above}
      {below && <Typography.Text type="secondary">{below}</Typography.Text>}
    </Flex>
  );
}

/** May be long: it breaks, where other cells do not. */
function Reason({ text }: { text: string }) {
  const { token } = theme.useToken();
  return <div style={{ width: token.screenXS / 3, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{text}</div>;
}

/** The way to the child, as it is at the reader's centre. */
function Child({ move: { isSent, formerSubjectId, newSubjectId, subjectName } }: { move: SubjectMove }) {
  const id = isSent ? formerSubjectId : newSubjectId;
  if (!id) return subjectName;
  return (
    <Link to="/system/center/detail/subjectDetail" search={{ id }}>
      {subjectName}
    </Link>
  );
}

function Decisions({ move }: { move: SubjectMove }) {
  const { t } = useTranslation('subjects');
  const { can } = useCurrentUser();
  const ask = useAsk();
  const { accept, refuse, withdraw } = useDecideMove();
  if (move.state !== 'asked' || !can('PFE.UserManagement.Subject.Write')) return null;
  const { id, subjectName: name, centerName: center } = move;
  const take = () =>
    void ask({
      title: t('move.accept.title', { name }),
      text: t('move.accept.text', { center }),
      ok: t('move.accept.action'),
      run: () => accept.mutateAsync({ id }),
      done: t('move.accept.done', { name }),
    });
  const decline = () =>
    void ask({ title: t('move.refuse.title', { name }), ok: t('move.refuse.action'), run: () => refuse.mutateAsync({ id }) });
  const takeBack = () =>
    void ask({ title: t('move.withdraw.title', { name }), ok: t('move.withdraw.action'), run: () => withdraw.mutateAsync({ id }) });
  if (move.isSent)
    return (
      <Button size="small" onClick={takeBack}>
        {t('move.withdraw.action')}
      </Button>
    );
  return (
    <Flex gap="small">
      <Button size="small" type="primary" onClick={take}>
        {t('move.accept.action')}
      </Button>
      <Button size="small" onClick={decline}>
        {t('move.refuse.action')}
      </Button>
    </Flex>
  );
}
