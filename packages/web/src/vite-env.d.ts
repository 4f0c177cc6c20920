/// <reference types="vite/client" />

declare module 'virtual:call-routes' {
  import type { contract } from '@trellis/contract';

  const routes: typeof contract;
  export default routes;
}
