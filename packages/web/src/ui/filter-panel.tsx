import { FilterOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterPlace } from './filter-place.tsx';

interface Props {
  /** How many are chosen. */
  count: number;
  children: ReactNode;
}

/** The filters of a list behind a button that says how many are chosen. What is chosen counts at once; Esc goes back to the button. */
export function FilterPanel({ count, children }: Props) {
  const { t } = useTranslation('ui');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const closeByKey = ({ key, target }: KeyboardEvent) => {
    // of a list that is open inside the key closes that first
    if (key === 'Escape' && (target as Element).getAttribute('aria-expanded') !== 'true') close();
  };
  return (
    <Popover
      arrow={false}
      placement="bottomLeft"
      trigger="click"
      open={isOpen}
      onOpenChange={setOpen}
      afterOpenChange={(opened) => opened && panel.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })}
      // next to its button for the keyboard too
      getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
      content={
        <div ref={panel} className="filter-panel" role="dialog" aria-label={t('filters.title')} onKeyDown={closeByKey}>
          <FilterPlace value="panel">{children}</FilterPlace>
          <Button onClick={close}>{t('filters.done')}</Button>
        </div>
      }
    >
      <Button ref={button} icon={<FilterOutlined aria-hidden />} aria-haspopup="dialog" aria-expanded={isOpen}>
        {count > 0 ? t('filters.count', { count }) : t('filters.title')}
      </Button>
    </Popover>
  );
}
