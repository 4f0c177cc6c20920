import type { AbstractNode, IconDefinition } from '@ant-design/icons-svg/es/types';

/** A picture for the eye alone: a word stands beside it. */
export function SvgIcon({ of }: { of: IconDefinition }) {
  const { attrs, children } = of.icon as AbstractNode;
  return (
    <svg className="menu-icon" viewBox={attrs.viewBox} aria-hidden focusable={false}>
      {children?.map((path) => (
        <path key={path.attrs.d} d={path.attrs.d} />
      ))}
    </svg>
  );
}
