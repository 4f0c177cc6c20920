import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  /** The page's one primary action, at the right. */
  extra?: ReactNode;
}

export function PageHeader({ title, extra }: PageHeaderProps) {
  return (
    <div className="page-header">
      <h1>{title}</h1>
      {extra}
    </div>
  );
}
