import { type Language, type Locale, toLanguage } from '@trellis/contract/languages';
import type { IdentityContext } from '../../platform/http/routes.ts';
import { ownTransaction } from './own-transaction.ts';
import { signedIn } from './signed-in.ts';

export async function currentLanguage(context: IdentityContext) {
  return { language: signedIn(context).language };
}

/** Keeps the language with the person, so that it is theirs at the next sign-in too. */
export async function setLanguage(context: IdentityContext, input: { language: Language | Locale }) {
  const language = isLocale(input.language) ? toLanguage(input.language) : input.language;
  const { personId } = signedIn(context);
  await ownTransaction(context, (db) => db.updateTable('identity.persons').set({ language }).where('id', '=', personId).execute());
  return { language };
}

const isLocale = (language: Language | Locale): language is Locale => language.includes('-') && language !== 'zh-Hans';
