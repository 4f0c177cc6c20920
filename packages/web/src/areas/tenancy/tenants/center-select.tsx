import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { useFoundCenters } from './queries.ts';

interface Chosen {
  value: string;
  label: string;
}

interface Props {
  id?: string;
  value?: Chosen[];
  onChange?: (centers: Chosen[]) => void;
}

/** Several centres, found by a part of their name: there may be thousands. */
export function CenterSelect(field: Props) {
  const { t } = useTranslation('tenancy');
  const [text, setText] = useState('');
  const found = useFoundCenters(useDebounced(text.trim(), 400));
  return (
    <Select
      {...field}
      mode="multiple"
      labelInValue
      placeholder={t('word.searchByName')}
      loading={found.isFetching}
      showSearch={{ filterOption: false, onSearch: setText }}
      options={found.data?.items.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
