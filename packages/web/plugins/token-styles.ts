import type { Plugin } from 'vite';
import { styleOfTokens } from '../src/app/tokens.ts';

/** The tokens of the product as a style sheet. */
export function tokenStyles(): Plugin {
  return {
    name: 'token-styles',
    resolveId: { filter: { id: /^virtual:tokens\.css$/ }, handler: (id) => `\0${id}` },
    load: { filter: { id: /^\0virtual:tokens\.css$/ }, handler: styleOfTokens },
  };
}
