import { Row, Typography } from 'antd';
import type { ReactNode } from 'react';

/** A titled part of a form. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Typography.Title level={2} style={{ fontSize: 'var(--text-large)' }}>
        {title}
      </Typography.Title>
      <Row gutter={16}>{children}</Row>
    </section>
  );
}
