import { PlusOutlined } from '@ant-design/icons';
import { getRouteApi } from '@tanstack/react-router';
import type { QualificationMedal } from '@trellis/contract/certification/module-schemas';
import { Button, Flex, type TableColumnsType, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClearFilters, FilterBar, FilterText } from '../../../ui/filter-bar.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedTable } from '../../../ui/paged-table.tsx';
import { useAsk } from '../../../ui/use-ask.ts';
import type { ContentSearch } from '../searches.ts';
import { MedalDrawer } from './medal-drawer.tsx';
import { useContentChanges, useMedals } from './queries.ts';

const route = getRouteApi('/system/manage/content/qualificationMedal');
const pictureHeight = 40;

/** What training modules award. */
export function QualificationMedalPage() {
  const { t } = useTranslation('certification');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [open, setOpen] = useState<{ medal?: QualificationMedal }>();
  const show = (change: Partial<ContentSearch>) => void navigate({ search: { ...search, page: 1, ...change }, replace: true });
  const clear = () => show({ filter: undefined });
  const add = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpen({})}>
      {t('medals.add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('medals.title')} extra={add} />
      <FilterBar label={t('filters')} isNarrowed={search.filter !== undefined} onClear={clear}>
        <FilterText isMain label={t('medals.search')} value={search.filter} onChange={(filter) => show({ filter })} />
      </FilterBar>
      <PagedTable
        label={t('medals.title')}
        columns={useColumns((medal) => setOpen({ medal }))}
        list={useMedals(search)}
        search={search}
        onSearch={({ page, size }) => show({ page, size })}
        empty={
          search.filter
            ? { title: t('noMatch'), hint: t('noMatchHint'), action: <ClearFilters onClear={clear} /> }
            : { title: t('medals.empty'), hint: t('medals.emptyHint'), action: add }
        }
        onOpen={(medal) => setOpen({ medal })}
      />
      {open && <MedalDrawer medal={open.medal} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function useColumns(onEdit: (medal: QualificationMedal) => void): TableColumnsType<QualificationMedal> {
  const { t } = useTranslation('certification');
  const picture = (style: QualificationMedal['issuedStyle']) =>
    style ? (
      <img src={style.url} alt="" height={pictureHeight} />
    ) : (
      <Typography.Text type="secondary">{t('medals.noPicture')}</Typography.Text>
    );
  return [
    { key: 'code', title: t('medals.code'), dataIndex: 'code' },
    { key: 'name', title: t('medals.name'), dataIndex: 'name' },
    { key: 'issued', title: t('medals.issued'), render: (_, { issuedStyle }) => picture(issuedStyle) },
    { key: 'unissued', title: t('medals.unissued'), render: (_, { unissuedStyle }) => picture(unissuedStyle) },
    { key: 'actions', title: t('actions'), align: 'right', render: (_, medal) => <RowButtons medal={medal} onEdit={onEdit} /> },
  ];
}

function RowButtons({ medal, onEdit }: { medal: QualificationMedal; onEdit: (medal: QualificationMedal) => void }) {
  const { t } = useTranslation('certification');
  const ask = useAsk();
  const { removeMedal } = useContentChanges();
  const { id, name } = medal;
  const confirmRemove = () =>
    ask({
      title: t('medals.removeTitle', { name }),
      text: t('medals.removeText'),
      ok: t('remove'),
      danger: true,
      run: () => removeMedal.mutateAsync({ id }),
      done: t('medals.removed'),
    });
  return (
    <Flex gap="small" justify="end" role="group" aria-label={t('actionsFor', { name })} onClick={(event) => event.stopPropagation()}>
      <Button size="small" onClick={() => onEdit(medal)}>
        {t('edit')}
      </Button>
      <Button size="small" danger onClick={confirmRemove}>
        {t('remove')}
      </Button>
    </Flex>
  );
}
