import { MoreOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';

export type RowAction = NonNullable<NonNullable<MenuProps['items']>[number]>;

interface Props {
  name: string;
  actions: readonly RowAction[];
  /** What the button is called, if not after the name. */
  label?: string;
}

/** What can be done with a row, behind one button; nothing is shown where there is nothing to do. */
export function RowActions({ name, actions, label }: Props) {
  const { t } = useTranslation('ui');
  if (actions.length === 0) return null;
  return (
    // a row opens its form when it is clicked: not by what happens in here
    <span onClick={(event) => event.stopPropagation()}>
      <Dropdown
        trigger={['click']}
        menu={{ items: [...actions], expandIcon: <RightOutlined aria-hidden className="ant-dropdown-menu-submenu-arrow-icon" /> }}
      >
        <Button type="text" icon={<MoreOutlined aria-hidden />} aria-label={label ?? t('rows.actionsOf', { name })} />
      </Dropdown>
    </span>
  );
}
