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
import { useDays, useTopicChoices } from './queries.ts';

interface Props {
  week: { id: string; title: string };
  onClose: () => void;
}

/** The daily topics of a week: every change is saved at once. */
export function DaysOfWeek({ week, onClose }: Props) {
  const { t } = useTranslation('wellbeingLibrary');
  return (
    <SideDrawer title={t('days.of', { name: week.title })} onClose={onClose}>
      <Days weekThemeId={week.id} />
    </SideDrawer>
  );
}

function Days({ weekThemeId }: { weekThemeId: string }) {
  const { t } = useTranslation('wellbeingLibrary');
  const { days, add, remove, move } = useDays(weekThemeId);
  const [typed, setTyped] = useState('');
  const choices = useTopicChoices(useDebounced(typed.trim(), limits.searchDebounceMilliseconds));
  return (
    <Loaded query={days}>
      {({ items }) => (
        <Flex vertical gap="middle">
          <AddSelect
            label={t('days.add')}
            choices={(choices.data?.items ?? []).map(({ id, title }) => ({ id, name: title }))}
            taken={items.map(({ id }) => id)}
            isLoading={choices.isFetching}
            typed={typed}
            onType={setTyped}
            onAdd={(id) => add.mutate({ weekThemeId, dailyTopicIds: [id] })}
          />
          <OrderedList
            label={t('days.open')}
            empty={t('days.none')}
            isBusy={add.isPending || remove.isPending || move.isPending}
            entries={items.map(({ id, title, module, minutes, status }) => ({
              id,
              name: title,
              about: (
                <Flex gap="small" wrap>
                  <Typography.Text type="secondary">
                    {[t(`module.${module}`), t('word.minutes', { count: minutes })].join(' · ')}
                  </Typography.Text>
                  <StatusTag status={status} />
                </Flex>
              ),
            }))}
            onMove={(dailyTopicId, newSortOrder) => move.mutate({ weekThemeId, dailyTopicId, newSortOrder })}
            onRemove={(dailyTopicId) => remove.mutate({ weekThemeId, dailyTopicId })}
          />
        </Flex>
      )}
    </Loaded>
  );
}
