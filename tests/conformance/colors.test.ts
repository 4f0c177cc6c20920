import { expect, it } from 'vitest';
import { authColors } from '../../packages/server/src/platform/auth/style.ts';
import { colors } from '../../packages/web/src/app/tokens.ts';

it('the pages of the sign-in have the colors of the product, in the light and in the dark', () => {
  for (const [name, pair] of Object.entries(authColors)) expect(pair, name).toEqual(colors[name as keyof typeof colors]);
});
