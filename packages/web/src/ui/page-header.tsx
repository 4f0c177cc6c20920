import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  /** A picture of what the page is about. */
  picture?: ReactNode;
  /** What is to be known of it at once, in a line. */
  about?: ReactNode;
  /** The page's one primary action, at the right. */
  extra?: ReactNode;
}

export function PageHeader({ title, picture, about, extra }: PageHeaderProps) {
  return (
    <div className="page-header">
      <div className="page-heading">
        {picture}
        <div>
          <h1>{title}</h1>
          {about && <div className="page-about">{about}</div>}
        </div>
      </div>
      {extra}
    </div>
  );
}
