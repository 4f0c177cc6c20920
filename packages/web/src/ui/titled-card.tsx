import { Card, Typography } from 'antd';
import type { ReactNode } from 'react';

/** A part of a page under its heading. */
export function TitledCard({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Card>
      <Typography.Title level={2} style={{ fontSize: 'var(--text-large)', marginBlock: '0 var(--space-4)' }}>
        {title}
      </Typography.Title>
      {children}
    </Card>
  );
}
