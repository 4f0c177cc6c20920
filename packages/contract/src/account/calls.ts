import { z } from 'zod';
import { languages, locales } from '../languages.ts';
import { call } from '../wire.ts';
import { currentUser, jsConfig } from './schemas.ts';
import { accountSettingsCalls } from './settings-calls.ts';

/** An interface locale is accepted beside the server's own code. */
const language = z.enum([...languages, ...locales]);

export const accountCalls = {
  jsConfig: call('GET', '/api/business/accountUser/jsConfig', {
    summary: 'How the web app signs people in',
    access: 'public',
    output: jsConfig,
  }),
  info: call('GET', '/api/us/Account/Info', {
    summary: 'The signed-in person, their memberships and what the chosen one may do',
    access: 'signedIn',
    output: currentUser,
    forNarrowKeys: true,
  }),
  languageCurrent: call('GET', '/api/us/Language/Current', {
    summary: "The person's language",
    access: 'signedIn',
    output: z.object({ language: z.enum(languages) }),
  }),
  languageSet: call('POST', '/api/us/Language/Set', {
    summary: "Keep the person's language across sign-ins",
    access: 'signedIn',
    input: z.object({ language }),
    output: z.object({ language: z.enum(languages) }),
  }),
  ...accountSettingsCalls,
};
