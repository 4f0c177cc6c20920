export const shell = {
  product: 'Trellis',
  skip: 'Skip to content',
  menu: {
    label: 'Main menu',
    dataPanel: 'Overview',
    user: 'People',
    today: 'Today',
    subjects: 'Children',
  },
  language: 'Language',
  languages: {
    'en-US': 'English',
    'zh-CN': '中文',
    'es-ES': 'Español',
  },
  person: 'Your account',
  account: 'Account settings',
  signOut: 'Sign out',
  changeRole: 'Change centre or role',
  loading: 'Loading…',
  willSignOut: 'You will be signed out.',
  network: 'The request did not get through. Check your network and try again.',
  error: {
    title: 'This page stopped working',
    tips: 'What you saved is safe. Going back to the start page usually helps; if it happens again, tell your administrator what you were doing.',
    home: 'Home',
  },
  notFound: {
    title: 'This page does not exist',
    text: 'The address may be old, or your role has no access to it.',
  },
  signingIn: 'Signing you in…',
  signInFailed: {
    title: 'Signing in did not work',
    text: 'The link may have been used already.',
    again: 'Sign in again',
  },
};
