import { App } from 'antd';
import type { useAppProps } from 'antd/es/app/context';
import { useEffect } from 'react';

export interface RealDialogsProps {
  onReady: (app: useAppProps) => void;
}

/** antd's own place for dialogs, messages and notifications. */
export function RealDialogs(props: RealDialogsProps) {
  return (
    <App component={false} message={{ maxCount: 3, duration: 3 }}>
      <HandOver {...props} />
    </App>
  );
}

function HandOver({ onReady }: RealDialogsProps) {
  const app = App.useApp();
  useEffect(() => onReady(app), [app, onReady]);
  return null;
}
