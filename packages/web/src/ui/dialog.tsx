import { Button, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnedFocus } from './use-returned-focus.ts';

interface Props {
  title: ReactNode;
  width?: number;
  /** In a room where a child moves about: larger targets. */
  isTouched?: boolean;
  /** Over whatever else is open. */
  isOnTop?: boolean;
  /** Neither a click beside it nor Esc takes it away. */
  isHeld?: boolean;
  /** After the dialog has gone. */
  onClose?: () => void;
  /** A way to close it, unless told. */
  footer?: ((close: () => void) => ReactNode) | null;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** Something over the page, open as long as it is there; it closes itself. */
export function Dialog({ title, width, isTouched = false, isOnTop = false, isHeld = false, onClose, footer, children }: Props) {
  const { t } = useTranslation('ui');
  const [isOpen, setOpen] = useState(true);
  useReturnedFocus();
  const close = () => setOpen(false);
  const closing = (
    <Button key="close" onClick={close}>
      {t('word.close')}
    </Button>
  );
  return (
    <Modal
      open={isOpen}
      title={title}
      width={width}
      rootClassName={isTouched ? 'touch-dialog' : undefined}
      zIndex={isOnTop ? 2000 : undefined}
      closable={!isHeld}
      keyboard={!isHeld}
      mask={{ closable: !isHeld }}
      footer={footer === undefined ? closing : (footer?.(close) ?? null)}
      onCancel={close}
      afterClose={onClose}
    >
      {typeof children === 'function' ? children(close) : children}
    </Modal>
  );
}
