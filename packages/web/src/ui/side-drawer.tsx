import { Drawer, type DrawerProps } from 'antd';
import { type ReactNode, useState } from 'react';
import { drawerSizes } from './drawer-sizes.ts';

type Part = ReactNode | ((close: () => void) => ReactNode);

interface Props extends Pick<DrawerProps, 'title'> {
  size?: keyof typeof drawerSizes;
  extra?: Part;
  footer?: Part;
  /** After the drawer has gone. */
  onClose: () => void;
  children: Part;
}

/** Something beside the page, open as long as it is there; it closes itself. */
export function SideDrawer({ title, size = 'default', extra, footer, onClose, children }: Props) {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  const shown = (part: Part) => (typeof part === 'function' ? part(close) : part);
  return (
    <Drawer
      open={isOpen}
      size={drawerSizes[size]}
      title={title}
      extra={shown(extra)}
      footer={shown(footer)}
      onClose={close}
      afterOpenChange={(open) => !open && onClose()}
    >
      {shown(children)}
    </Drawer>
  );
}
