import type { ReactNode } from 'react';

interface PlainCardProps {
  title: string;
  /** What is said beside the title. */
  extra?: string;
  children: ReactNode;
}

/** A part of a page in a frame, without what antd brings along for tabs in one. */
export function PlainCard({ title, extra, children }: PlainCardProps) {
  return (
    <section className="plain-card">
      <header>
        <strong>{title}</strong>
        {extra && <span className="quiet">{extra}</span>}
      </header>
      {children}
    </section>
  );
}
