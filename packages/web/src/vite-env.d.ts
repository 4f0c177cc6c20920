/// <reference types="vite/client" />

declare module 'virtual:texts' {
  const texts: import('./app/i18n.ts').TextParts;
  export default texts;
}

/** The addresses of every area, and its routes. */
declare module 'virtual:area-pages' {
  import type { AnyRoute } from '@tanstack/react-router';

  const areas: readonly (readonly [load: () => Promise<readonly AnyRoute[]>, paths: readonly string[]])[];
  export default areas;
}

/** The pictures of each side's menu. */
declare module 'virtual:menu-icons' {
  const sides: Readonly<
    Record<import('@trellis/contract/menu-entry').MenuSide, () => Promise<{ default: import('./app/menu-icons.ts').MenuIcons }>>
  >;
  export default sides;
}

declare module 'virtual:tokens.css';
