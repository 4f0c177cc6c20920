import type { ReactNode } from 'react';

interface NoticeProps {
  level: 'success' | 'warning' | 'error';
  title: string;
  children?: ReactNode;
}

/** Something a person must know where they are, drawn without antd. */
export function Notice({ level, title, children }: NoticeProps) {
  return (
    <div className="notice" data-level={level} role={level === 'error' ? 'alert' : 'status'}>
      <strong>{title}</strong>
      {children}
    </div>
  );
}
