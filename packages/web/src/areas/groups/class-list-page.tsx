import { getRouteApi, useRouter } from '@tanstack/react-router';
import { classTypes } from '@trellis/contract/groups/rules';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { FilterChoice } from '../../ui/filter-bar.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { useListState } from '../../ui/use-list-state.ts';
import { useClassColumns } from './class-columns.tsx';
import { ClassDialogs } from './class-dialogs.tsx';
import { useClassPage } from './queries.ts';
import { useClassDialogs } from './use-class-dialogs.ts';

const route = getRouteApi('/system/center/menu/manage/group');

/** The classes of the centre: children who train together. */
export function ClassListPage() {
  const { t } = useTranslation('groups');
  const { search, onSearch, narrow } = useListState(route);
  const router = useRouter();
  const dialogs = useClassDialogs();
  const mayWrite = useCurrentUser().can('RocketSystem.Group.Write');
  return (
    <>
      <ListPage
        title={t('word.classes')}
        add={mayWrite && { text: t('add'), onClick: dialogs.add }}
        about={<Typography.Paragraph type="secondary">{t('hint')}</Typography.Paragraph>}
        search={search}
        onSearch={onSearch}
        searchedBy={{ label: t('filters.name') }}
        filters={
          <FilterChoice
            label={t('word.type')}
            value={search.type}
            options={classTypes.map((type) => ({ value: type, label: t(`type.${type}`) }))}
            onChange={(type) => narrow({ type })}
          />
        }
        list={useClassPage(search)}
        columns={useClassColumns(mayWrite ? dialogs.open : undefined)}
        empty={{ title: t('empty.title'), hint: t('empty.hint') }}
        onOpen={({ id }) => void router.navigate({ to: '/system/center/detail/groupClassDetail', search: { classId: id } })}
      />
      <ClassDialogs {...dialogs} />
    </>
  );
}
