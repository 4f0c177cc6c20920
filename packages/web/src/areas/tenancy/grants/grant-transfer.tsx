import type { GrantChoice } from '@trellis/contract/tenancy/grants/calls';
import { Checkbox, Flex, Transfer, Typography, theme } from 'antd';
import { useTranslation } from 'react-i18next';

interface Props {
  items: GrantChoice[];
  granted: string[];
  isDisabled: boolean;
  onChange: (granted: string[]) => void;
}

/** What is granted at the right, the rest of the library at the left, both searched by name. */
export function GrantTransfer({ items, granted, isDisabled, onChange }: Props) {
  const { t } = useTranslation('tenancy');
  return (
    <Transfer
      dataSource={items.map(({ id, name }) => ({ key: id, title: name }))}
      targetKeys={granted}
      titles={[t('grants.available'), t('grants.granted')]}
      actions={[t('grants.give'), t('grants.withdraw')]}
      showSearch
      showSelectAll={false}
      filterOption={(text, { title }) => title.toLowerCase().includes(text.trim().toLowerCase())}
      locale={{ searchPlaceholder: t('word.searchByName'), itemUnit: t('grants.item'), itemsUnit: t('grants.items') }}
      styles={{ section: { width: '36ch', height: '48vh' } }}
      disabled={isDisabled}
      onChange={(keys) => onChange(keys.map(String))}
    >
      {({ filteredItems, selectedKeys, onItemSelect, direction }) => (
        <Choices
          label={t(direction === 'left' ? 'grants.available' : 'grants.granted')}
          items={filteredItems}
          selected={selectedKeys.map(String)}
          onSelect={onItemSelect}
        />
      )}
    </Transfer>
  );
}

interface ChoiceProps {
  label: string;
  items: { key: string; title: string }[];
  selected: string[];
  onSelect: (key: string, isSelected: boolean) => void;
}

/** The library's own list leaves its boxes unnamed: these are named by their item. */
function Choices({ label, items, selected, onSelect }: ChoiceProps) {
  const { t } = useTranslation('tenancy');
  const { token } = theme.useToken();
  return (
    <Flex vertical gap="small" role="group" aria-label={label} style={{ height: '100%', overflow: 'auto', padding: token.paddingSM }}>
      {items.length === 0 && <Typography.Text type="secondary">{t('grants.nothing')}</Typography.Text>}
      {items.map(({ key, title }) => (
        <Checkbox key={key} checked={selected.includes(key)} onChange={({ target }) => onSelect(key, target.checked)}>
          {title}
        </Checkbox>
      ))}
    </Flex>
  );
}
