import { Select } from 'antd';
import { useTranslation } from 'react-i18next';

interface Props {
  label: string;
  choices: readonly { id: string; name: string }[];
  /** Those that are in already. */
  taken: readonly string[];
  isLoading: boolean;
  typed: string;
  onType: (text: string) => void;
  onAdd: (id: string) => void;
}

/** Finds something by its name and puts it in. */
export function AddSelect({ label, choices, taken, isLoading, typed, onType, onAdd }: Props) {
  const { t } = useTranslation('ui');
  return (
    <Select<string | null>
      aria-label={label}
      placeholder={label}
      value={null}
      style={{ width: '100%' }}
      loading={isLoading}
      notFoundContent={t('list.noMatch')}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: onType }}
      options={choices.filter(({ id }) => !taken.includes(id)).map(({ id, name }) => ({ value: id, label: name }))}
      onSelect={(id) => id && onAdd(id)}
    />
  );
}
