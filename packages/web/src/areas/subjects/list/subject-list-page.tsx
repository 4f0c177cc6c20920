import { ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { Button, Flex } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { ExportButton } from '../../../ui/export-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useSubjectPage } from '../queries.ts';
import { filtersOf, type SubjectFilter, type SubjectListSearch } from './list-search.ts';
import { RecentChildren } from './recent-children.tsx';
import { SubjectFilters } from './subject-filters.tsx';
import { SubjectTable } from './subject-table.tsx';

const SubjectDrawer = lazy(() => import('../editing/subject-drawer.tsx').then((module) => ({ default: module.SubjectDrawer })));
const route = getRouteApi('/system/center/menu/user/subject');

/** The children of the centre. */
export function SubjectListPage() {
  const { t } = useTranslation(['subjects', 'familyPages']);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  const list = useSubjectPage(search);
  const [adding, setAdding] = useState(false);
  const mayWrite = useCurrentUser().can('PFE.UserManagement.Subject.Write');

  const show = (next: SubjectListSearch) => void navigate({ search: next, replace: true });
  const filter = (change: SubjectFilter) => show({ ...search, ...change, page: 1 });
  const clear = () => show({ page: 1, size: search.size });
  const add = () => setAdding(true);

  return (
    <>
      <PageHeader
        title={t('word.children')}
        extra={
          <Flex gap="small" wrap>
            <RecentChildren />
            <Button onClick={() => void router.navigate({ to: '/system/center/menu/user/grantedSubject' })}>
              {t('familyPages:granted.open')}
            </Button>
            <ExportButton path="/api/business/subject/excelDownload" query={{ ...filtersOf(search) }} />
            {mayWrite && (
              <Button icon={<ImportOutlined />} onClick={() => void router.navigate({ to: '/system/center/menu/user/subjectImport' })}>
                {t('import')}
              </Button>
            )}
            {mayWrite && (
              <Button type="primary" icon={<PlusOutlined />} onClick={add}>
                {t('add')}
              </Button>
            )}
          </Flex>
        }
      />
      <SubjectFilters search={search} onChange={filter} onClear={clear} />
      <SubjectTable
        search={search}
        list={list}
        onSearch={(page) => show({ ...search, ...page })}
        onClear={clear}
        onAdd={mayWrite ? add : undefined}
      />
      <Suspense>{adding && <SubjectDrawer onClose={() => setAdding(false)} />}</Suspense>
    </>
  );
}
