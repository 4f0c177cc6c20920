import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';

/** What can be done with a row, behind one button; nothing is shown where there is nothing to do. */
export function RowActions({ name, items }: { name: string; items: NonNullable<MenuProps['items']> }) {
  const { t } = useTranslation('admins');
  if (items.length === 0) return null;
  return (
    // a row opens its page when it is clicked: not by what happens in here
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps clicks from the row behind
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys do not reach the row
    <span onClick={(event) => event.stopPropagation()}>
      <Dropdown trigger={['click']} menu={{ items }}>
        <Button type="text" icon={<MoreOutlined />} aria-label={t('actionsOf', { name })} />
      </Dropdown>
    </span>
  );
}
