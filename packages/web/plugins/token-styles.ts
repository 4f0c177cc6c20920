import type { Plugin } from 'vite';
import { styleOfTokens } from '../src/app/tokens.ts';

const name = 'virtual:tokens.css';

/** The tokens of the product as a style sheet. */
export function tokenStyles(): Plugin {
  return {
    name: 'token-styles',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? styleOfTokens() : undefined),
  };
}
