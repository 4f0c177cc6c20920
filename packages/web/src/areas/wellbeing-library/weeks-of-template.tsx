import { limits } from '@trellis/contract/limits';
import { Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddSelect } from '../../ui/add-select.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { OrderedList } from '../../ui/ordered-list.tsx';
import { StatusTag } from '../../ui/resource/status-tag.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { useWeekChoices, useWeeks } from './queries.ts';

interface Props {
  template: { id: string; title: string };
  onClose: () => void;
}

/** The weeks of a template: every change is saved at once. */
export function WeeksOfTemplate({ template, onClose }: Props) {
  const { t } = useTranslation('wellbeingLibrary');
  return (
    <SideDrawer title={t('weeks.of', { name: template.title })} onClose={onClose}>
      <Weeks templateId={template.id} />
    </SideDrawer>
  );
}

function Weeks({ templateId }: { templateId: string }) {
  const { t } = useTranslation('wellbeingLibrary');
  const { weeks, add, remove, move } = useWeeks(templateId);
  const [typed, setTyped] = useState('');
  const choices = useWeekChoices(useDebounced(typed.trim(), limits.searchDebounceMilliseconds));
  return (
    <Loaded query={weeks}>
      {({ items }) => (
        <Flex vertical gap="middle">
          <AddSelect
            label={t('weeks.add')}
            choices={(choices.data?.items ?? []).map(({ id, title }) => ({ id, name: title }))}
            taken={items.map(({ id }) => id)}
            isLoading={choices.isFetching}
            typed={typed}
            onType={setTyped}
            onAdd={(id) => add.mutate({ templateId, weekThemeIds: [id] })}
          />
          <OrderedList
            label={t('weeks.open')}
            empty={t('weeks.none')}
            isBusy={add.isPending || remove.isPending || move.isPending}
            entries={items.map(({ id, title, dayCount, status }) => ({
              id,
              name: title,
              about: (
                <Flex gap="small" wrap>
                  <Typography.Text type="secondary">{t('dayCount', { count: dayCount })}</Typography.Text>
                  <StatusTag status={status} />
                </Flex>
              ),
            }))}
            onMove={(weekThemeId, newSortOrder) => move.mutate({ templateId, weekThemeId, newSortOrder })}
            onRemove={(weekThemeId) => remove.mutate({ templateId, weekThemeId })}
          />
        </Flex>
      )}
    </Loaded>
  );
}
