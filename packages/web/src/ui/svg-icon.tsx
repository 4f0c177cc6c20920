import type { AbstractNode, IconDefinition } from '@ant-design/icons-svg/es/types';

/** A picture for the eye alone: a word stands beside it. One that is not there yet has its place. */
export function SvgIcon({ of }: { of: Pick<IconDefinition, 'icon'> | undefined }) {
  const drawn = of?.icon as AbstractNode | undefined;
  return (
    <svg className="menu-icon" viewBox={drawn?.attrs.viewBox} aria-hidden focusable={false}>
      {drawn?.children?.map((path) => (
        <path key={path.attrs.d} d={path.attrs.d} />
      ))}
    </svg>
  );
}
