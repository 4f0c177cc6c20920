import { PlusOutlined } from '@ant-design/icons';
import { getRouteApi } from '@tanstack/react-router';
import type { TrainingModuleListItem } from '@trellis/contract/certification/module-schemas';
import { Button, Flex, type TableColumnsType, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClearFilters, FilterBar, FilterText } from '../../../ui/filter-bar.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedTable } from '../../../ui/paged-table.tsx';
import { useAsk } from '../../../ui/use-ask.ts';
import { CodeDialog } from '../code-dialog.tsx';
import { formatPrice } from '../format-price.ts';
import type { ContentSearch } from '../searches.ts';
import { ModuleDrawer } from './module-drawer.tsx';
import { useContentChanges, useModuleCode, useModules } from './queries.ts';

const route = getRouteApi('/system/manage/content/trainingModule');

interface Open {
  what: 'form' | 'code';
  module?: TrainingModuleListItem;
}

/** What trainers can learn. */
export function TrainingModulePage() {
  const { t } = useTranslation('certification');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [open, setOpen] = useState<Open>();
  const show = (change: Partial<ContentSearch>) => void navigate({ search: { ...search, page: 1, ...change }, replace: true });
  const close = () => setOpen(undefined);
  const clear = () => show({ filter: undefined });
  const add = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpen({ what: 'form' })}>
      {t('modules.add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('modules.title')} extra={add} />
      <FilterBar label={t('filters')} isNarrowed={search.filter !== undefined} onClear={clear}>
        <FilterText isMain label={t('modules.search')} value={search.filter} onChange={(filter) => show({ filter })} />
      </FilterBar>
      <PagedTable
        label={t('modules.title')}
        columns={useColumns(setOpen)}
        list={useModules(search)}
        search={search}
        onSearch={({ page, size }) => show({ page, size })}
        empty={
          search.filter
            ? { title: t('noMatch'), hint: t('noMatchHint'), action: <ClearFilters onClear={clear} /> }
            : { title: t('modules.empty'), hint: t('modules.emptyHint'), action: add }
        }
        onOpen={(module) => setOpen({ what: 'form', module })}
      />
      {open?.what === 'form' && <ModuleDrawer module={open.module} onClose={close} />}
      {open?.what === 'code' && open.module && <ModuleCode module={open.module} onClose={close} />}
    </>
  );
}

function useColumns(onOpen: (open: Open) => void): TableColumnsType<TrainingModuleListItem> {
  const { t, i18n } = useTranslation('certification');
  return [
    {
      key: 'name',
      title: t('modules.displayName'),
      render: (_, { name, displayName }) => (
        <Flex vertical>
          {displayName}
          <Typography.Text type="secondary">{name}</Typography.Text>
        </Flex>
      ),
    },
    {
      key: 'price',
      title: t('module.price'),
      align: 'right',
      render: (_, { price, currency }) => formatPrice(price, currency, i18n.language),
    },
    { key: 'days', title: t('module.period'), render: (_, { learningDays }) => t('module.days', { count: learningDays }) },
    {
      key: 'medals',
      title: t('modules.medals'),
      render: (_, { qualificationMedals }) => qualificationMedals.map(({ name }) => name).join(', '),
    },
    { key: 'trainers', title: t('modules.trainers'), align: 'right', dataIndex: 'trainerCount' },
    { key: 'actions', title: t('actions'), align: 'right', render: (_, module) => <RowButtons module={module} onOpen={onOpen} /> },
  ];
}

function RowButtons({ module, onOpen }: { module: TrainingModuleListItem; onOpen: (open: Open) => void }) {
  const { t } = useTranslation('certification');
  const ask = useAsk();
  const { removeModule } = useContentChanges();
  const { id, displayName: name } = module;
  const confirmRemove = () =>
    ask({
      title: t('modules.removeTitle', { name }),
      text: t('modules.removeText'),
      ok: t('remove'),
      danger: true,
      run: () => removeModule.mutateAsync({ id }),
      done: t('modules.removed'),
    });
  return (
    <Flex gap="small" justify="end" role="group" aria-label={t('actionsFor', { name })} onClick={(event) => event.stopPropagation()}>
      <Button size="small" onClick={() => onOpen({ what: 'code', module })}>
        {t('modules.code')}
      </Button>
      <Button size="small" onClick={() => onOpen({ what: 'form', module })}>
        {t('edit')}
      </Button>
      <Button size="small" danger onClick={confirmRemove}>
        {t('remove')}
      </Button>
    </Flex>
  );
}

function ModuleCode({ module, onClose }: { module: TrainingModuleListItem; onClose: () => void }) {
  const { t } = useTranslation('certification');
  const { id, displayName: name } = module;
  return (
    <CodeDialog
      title={t('code.moduleTitle', { name })}
      about={t('code.moduleAbout')}
      fileName={name}
      code={useModuleCode(id)}
      onClose={onClose}
    />
  );
}
