import type { accountCalls } from '@trellis/contract/account/calls';
import { identityRoutesFor } from '../../platform/http/routes.ts';
import { currentLanguage, setLanguage } from './choose-language.ts';
import { describeCurrentUser } from './describe-current-user.ts';

export const accountRoutes = identityRoutesFor<typeof accountCalls>({
  jsConfig: async ({ origin }) => ({
    authority: `${origin}/oidc`,
    clientId: 'business-client',
    redirectUrl: `${origin}/callback`,
    postLogoutRedirectUrl: `${origin}/`,
    responseType: 'code',
    scope: 'openid profile offline_access',
  }),
  info: describeCurrentUser,
  languageCurrent: currentLanguage,
  languageSet: setLanguage,
});
