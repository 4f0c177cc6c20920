export type Theme = 'light' | 'dark';

/** What somebody chose on their device, as its cookie says it; nothing where the system is followed. */
export const chosenTheme = (cookies: string | undefined): Theme | undefined =>
  /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies ?? '')?.[1] as Theme | undefined;

/** The schemes that a page says it has, before any style has come. */
export const schemesOf = (theme: Theme | undefined): string => theme ?? 'light dark';
