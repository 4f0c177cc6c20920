import { Drawer, type DrawerProps } from 'antd';
import { type ReactNode, useState } from 'react';
import { drawerSizes } from './drawer-sizes.ts';
import { InDrawer } from './in-drawer.ts';
import { scrollByKeys } from './scroll-by-keys.ts';
import { UnsavedPlace, useUnsavedPlace } from './unsaved-place.ts';
import { useReturnedFocus } from './use-returned-focus.ts';

type Part = ReactNode | ((close: () => void) => ReactNode);

interface Props extends Pick<DrawerProps, 'title' | 'loading'> {
  size?: keyof typeof drawerSizes;
  /** In a room where a child moves about: larger targets. */
  isTouched?: boolean;
  extra?: Part;
  footer?: Part;
  /** After the drawer has gone. */
  onClose: () => void;
  children: Part;
}

/** Something beside the page, open as long as it is there; it closes itself. What was typed into it (`useUnsaved`) is not thrown away unasked. */
export function SideDrawer({ title, loading = false, size = 'default', isTouched = false, extra, footer, onClose, children }: Props) {
  const [isOpen, setOpen] = useState(true);
  useReturnedFocus();
  const close = () => setOpen(false);
  const { forms, leave } = useUnsavedPlace(close);
  const shown = (part: Part) => (typeof part === 'function' ? part(close) : part);
  return (
    <Drawer
      open={isOpen}
      size={drawerSizes[size]}
      title={title}
      loading={loading}
      rootClassName={isTouched ? 'touch-dialog' : undefined}
      extra={shown(extra)}
      footer={shown(footer)}
      onClose={() => void leave()}
      afterOpenChange={(open) => !open && onClose()}
    >
      <InDrawer value>
        <UnsavedPlace value={forms}>
          <div ref={scrollByKeys}>{shown(children)}</div>
        </UnsavedPlace>
      </InDrawer>
    </Drawer>
  );
}
