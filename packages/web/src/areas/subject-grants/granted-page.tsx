import { getRouteApi } from '@tanstack/react-router';
import type { GrantedSubject } from '@trellis/contract/subject-grants/calls';
import { shownCode } from '@trellis/contract/subject-grants/rules';
import { Alert, Breadcrumb, Flex, Typography, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDay } from '../../app/format.ts';
import { useColumns } from '../../ui/columns.tsx';
import { ListLink } from '../../ui/list-link.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { useListState } from '../../ui/use-list-state.ts';
import { useGrantedPage } from './queries.ts';
import { ReportsDrawer } from './reports-drawer.tsx';

const route = getRouteApi('/system/center/menu/user/grantedSubject');

/** The children whose families let this centre see which reports there are, and the code by which they do. */
export function GrantedPage() {
  const { t } = useTranslation('familyPages');
  const { search, onSearch } = useListState(route);
  const list = useGrantedPage(search);
  const [opened, setOpened] = useState<GrantedSubject>();
  return (
    <>
      <Breadcrumb
        items={[{ title: <ListLink to="/system/center/menu/user/subject">{t('word.children')}</ListLink> }, { title: t('granted.title') }]}
      />
      <ListPage
        title={t('granted.title')}
        about={list.data && <CenterCode code={list.data.centerCode} />}
        search={search}
        onSearch={onSearch}
        searchedBy={{ label: t('word.child'), as: 'name' }}
        list={list}
        columns={useGrantedColumns(setOpened)}
        empty={{ title: t('granted.emptyTitle'), hint: t('granted.emptyHint') }}
      />
      {opened && <ReportsDrawer child={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

/** By which families let this centre see the reports. */
function CenterCode({ code }: { code: string }) {
  const { t } = useTranslation('familyPages');
  const { token } = theme.useToken();
  return (
    <Alert
      type="info"
      style={{ marginBlockEnd: token.margin }}
      title={
        <Flex gap="middle" align="center" wrap>
          <span>{t('granted.codeTitle')}</span>
          <Typography.Text code strong copyable={{ text: code }} style={{ fontSize: 'var(--text-brand)' }}>
            {shownCode(code)}
          </Typography.Text>
        </Flex>
      }
      description={t('granted.codeHint')}
    />
  );
}

function useGrantedColumns(onOpen: (child: GrantedSubject) => void) {
  const { t } = useTranslation('familyPages');
  const { zone } = useCurrentUser();
  const column = useColumns<GrantedSubject>();
  const text = t('granted.reports');
  const label = ({ name }: GrantedSubject) => t('granted.reportsOf', { name });
  return [
    column.of('name', t('word.child'), ({ name }) => name),
    column.of('birthYear', t('granted.birthYear'), ({ birthYear }) => birthYear),
    column.of('center', t('granted.center'), ({ centerName }) => centerName),
    column.of('since', t('granted.since'), ({ grantedAt }) => formatDay(grantedAt, zone)),
    column.action({ text, label, onClick: onOpen }, text),
  ];
}
