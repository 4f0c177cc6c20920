import type { Assessment } from '@trellis/contract/assessments/library-schemas';
import { Checkbox, Flex, Transfer, Typography, theme } from 'antd';
import { useTranslation } from 'react-i18next';

interface Props {
  items: readonly Pick<Assessment, 'id' | 'title' | 'assessmentType' | 'needPay'>[];
  value?: string[];
  onChange?: (ids: string[]) => void;
}

/** What is offered at the left, what was chosen at the right, both searched by name. */
export function OfferedTransfer({ items, value = [], onChange }: Props) {
  const { t } = useTranslation('assessments');
  const { token } = theme.useToken();
  const rows = items.map(({ id, title, assessmentType, needPay }) => ({
    key: id,
    title,
    about: [t(`type.${assessmentType}`), needPay && t('paid')].filter(Boolean).join(' · '),
  }));
  return (
    <Transfer
      dataSource={rows}
      targetKeys={value}
      titles={[t('available'), t('chosen')]}
      actions={[t('choose'), t('takeBack')]}
      showSearch
      showSelectAll={false}
      filterOption={(text, { title }) => title.toLowerCase().includes(text.trim().toLowerCase())}
      locale={{ searchPlaceholder: t('searchOffered'), itemUnit: t('item'), itemsUnit: t('items') }}
      styles={{ section: { flex: 1, height: token.screenXS } }}
      onChange={(keys) => onChange?.(keys.map(String))}
    >
      {({ filteredItems, selectedKeys, onItemSelect, direction }) => (
        <Flex
          vertical
          gap="small"
          role="group"
          aria-label={t(direction === 'left' ? 'available' : 'chosen')}
          style={{ height: '100%', overflow: 'auto', padding: token.paddingSM }}
        >
          {filteredItems.length === 0 && <Typography.Text type="secondary">{t('nothingOffered')}</Typography.Text>}
          {filteredItems.map(({ key, title, about }) => (
            <Checkbox key={key} checked={selectedKeys.includes(key)} onChange={({ target }) => onItemSelect(key, target.checked)}>
              {title} <Typography.Text type="secondary">{about}</Typography.Text>
            </Checkbox>
          ))}
        </Flex>
      )}
    </Transfer>
  );
}
