import { MoreOutlined } from '@ant-design/icons';
import { Button, Flex, Popover } from 'antd';
import { Children, Fragment, isValidElement, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { phone, useMedia } from './use-media.ts';

/** More stand behind a button, but for the first of them. */
const mostInView = 3;
const firstInView = 2;

interface Props {
  /** What is done with the list, what is done most first. */
  extra: ReactNode;
  /** The one primary thing to do. */
  add: ReactNode;
}

/** What is done with a list, beside its title; what would not fit at a glance stands behind one button, and on a phone all but the first thing to do. */
export function ListActions({ extra, add }: Props) {
  const isPhone = useMedia(phone);
  const actions = partsOf(extra);
  const inView = isPhone ? 0 : actions.length > mostInView ? firstInView : actions.length;
  const behind = actions.slice(inView);
  return (
    <Flex gap="small" wrap={!isPhone} style={{ position: 'relative' }}>
      {actions.slice(0, inView)}
      {isPhone && add}
      {behind.length > 0 && <More isShort={isPhone}>{behind}</More>}
      {!isPhone && add}
    </Flex>
  );
}

/** What stands in fragments counts one by one. */
function partsOf(node: ReactNode): ReactNode[] {
  return Children.toArray(node).flatMap((part) =>
    isValidElement<{ children?: ReactNode }>(part) && part.type === Fragment ? partsOf(part.props.children) : [part],
  );
}

function More({ children, isShort }: { children: ReactNode; isShort: boolean }) {
  const { t } = useTranslation('ui');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  /** What opens a list of its own opens it beside itself; all else takes the place of these. */
  const choose = ({ target, currentTarget }: MouseEvent) => {
    const chosen = (target as Element).closest('button');
    if (!chosen || !currentTarget.contains(chosen) || chosen.matches('.ant-dropdown-trigger')) return;
    button.current?.focus();
    setOpen(false);
  };
  return (
    <Popover
      arrow={false}
      placement="bottomRight"
      trigger="click"
      open={isOpen}
      onOpenChange={setOpen}
      getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
      content={
        <Flex vertical gap="small" onClick={choose}>
          {children}
        </Flex>
      }
    >
      <Button
        ref={button}
        icon={<MoreOutlined aria-hidden />}
        aria-label={isShort ? t('list.moreActions') : undefined}
        aria-haspopup="true"
        aria-expanded={isOpen}
      >
        {isShort ? null : t('list.moreActions')}
      </Button>
    </Popover>
  );
}
