const prefix = '/oidc';
const uid = /^[\w-]{1,64}$/;

/** A page for whoever forgot a password, in a language; `interaction` is the sign-in that they go on with afterwards. */
export function recoveryAddress(path: string, locale: string, interaction: string | undefined): string {
  const query = new URLSearchParams({ ui_locales: locale, ...(interaction !== undefined && { interaction }) });
  return `${prefix}${path}?${query.toString()}`;
}

/** The sign-in that an address names, as far as it can be one. */
export const interactionOf = (named: unknown): string | undefined => (typeof named === 'string' && uid.test(named) ? named : undefined);

/** Where somebody signs in: on the page that they came from, else from the start. */
export function signInAddress(webOrigin: string, locale: string, interaction: string | undefined): string {
  return interaction === undefined ? `${webOrigin}/` : `${prefix}/interaction/${interaction}?ui_locales=${locale}`;
}
