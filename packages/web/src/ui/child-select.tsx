import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { limits } from '@trellis/contract/limits';
import { Flex, Select, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../app/api.ts';
import { useDebounced } from './use-debounced.ts';

interface Props {
  value?: string;
  onChange?: (id: string | undefined) => void;
  /** Who is chosen already, whom no search has named yet. */
  initial?: { id: string; name: string };
  id?: string;
  disabled?: boolean;
}

/** Chooses one child: the server searches for what is typed, once typing rests. Nothing typed asks nothing. */
export function ChildSelect({ value, onChange, initial, id, disabled }: Props) {
  const { t } = useTranslation('subjects');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(initial);
  const filter = useDebounced(typed.trim(), limits.searchDebounceMilliseconds);
  const { data, isFetching } = useQuery(
    api.subjects.filterSubject.queryOptions({
      input: { filter, maxResultCount: limits.childSearchSize },
      enabled: filter !== '',
      placeholderData: keepPreviousData,
    }),
  );
  const found = filter === '' ? [] : (data?.items ?? []);
  const offered = chosen && !found.some((child) => child.id === chosen.id) && typed === '' ? [chosen, ...found] : found;

  return (
    <Select<string>
      id={id}
      disabled={disabled}
      allowClear
      placeholder={t('select.placeholder')}
      aria-label={id ? undefined : t('word.child')}
      value={value}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      loading={isFetching}
      notFoundContent={<Typography.Text type="secondary">{t(filter === '' ? 'select.type' : 'select.none')}</Typography.Text>}
      options={offered.map((child) => ({ value: child.id, label: child.name, child }))}
      optionRender={({ label, data: option }) => (
        <Flex justify="space-between" gap="small">
          {label}
          <Typography.Text type="secondary">{'outpatientNumber' in option.child ? option.child.outpatientNumber : null}</Typography.Text>
        </Flex>
      )}
      onChange={(next: string | undefined) => {
        setChosen(offered.find((child) => child.id === next));
        setTyped('');
        onChange?.(next);
      }}
    />
  );
}
