import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown, Tabs, type TabsProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { tabsUnderPointer } from './tabs-under-pointer.ts';
import './long-tabs.css';

interface Props {
  label: string;
  items: NonNullable<TabsProps['items']>;
  active: string;
  onChange: (key: string) => void;
}

/** Tabs of which there may be more than their strip has room for: a menu beside it names them all. */
export function LongTabs({ label, items, active, onChange }: Props) {
  const { t } = useTranslation('ui');
  const menu = {
    items: items.map((item) => ({ key: item.key, label: item.label })),
    selectedKeys: [active],
    onClick: ({ key }: { key: string }) => onChange(key),
  };
  return (
    <div className="long-tabs">
      <Tabs {...tabsUnderPointer} destroyOnHidden aria-label={label} activeKey={active} items={items} onChange={onChange} />
      <Dropdown trigger={['click']} menu={menu}>
        <Button className="long-tabs-all" icon={<DownOutlined aria-hidden />} aria-label={t('allTabs')} title={t('allTabs')} />
      </Dropdown>
    </div>
  );
}
