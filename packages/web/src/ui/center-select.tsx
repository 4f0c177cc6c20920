import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { selectorSize } from '@trellis/contract/admins/rules';
import { limits } from '@trellis/contract/limits';
import { Select, type SelectProps } from 'antd';
import { useState } from 'react';
import { api } from '../app/api.ts';
import { useDebounced } from './use-debounced.ts';

interface Props
  extends Pick<SelectProps<string | string[]>, 'id' | 'mode' | 'style' | 'placeholder' | 'allowClear' | 'disabled' | 'aria-label'> {
  kind?: 'centre' | 'enterprise' | 'area';
  /** Names of what is chosen already, which the first of the list may not hold. */
  known?: readonly { id: string; name: string }[];
  value?: string | string[];
  onChange?: (value: never) => void;
}

/** Chooses centres, or tenants of another kind, of those that the reader may look into: the server searches for what is typed. */
export function CenterSelect({ kind = 'centre', known = [], onChange, ...props }: Props) {
  const [typed, setTyped] = useState('');
  const filter = useDebounced(typed.trim(), limits.searchDebounceMilliseconds);
  const { data, isFetching } = useQuery(
    api.admins.centerOptions.queryOptions({
      input: { kind, maxResultCount: selectorSize, ...(filter ? { filter } : {}) },
      placeholderData: keepPreviousData,
    }),
  );
  const names = new Map([...known, ...(data?.items ?? [])].map(({ id, name }) => [id, name]));
  return (
    <Select<string | string[]>
      {...props}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      loading={isFetching}
      options={[...names].map(([value, label]) => ({ value, label }))}
      onChange={(value) => onChange?.(value as never)}
    />
  );
}
