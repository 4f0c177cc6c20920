/** The address at which a calendar program reads somebody's sessions. */
export const calendarFeed = {
  title: 'Sessions in your own calendar',
  about:
    'Your calendar program reads your sessions at a secret address: {{past}} days back and {{ahead}} days ahead, with the names of the children. Keep it to yourself.',
  make: 'Make an address',
  once: 'This is shown once. Add it to your calendar program as a subscription.',
  since: 'You have an address since {{time}}. It is not shown again.',
  none: 'You have no address yet.',
  copy: 'Copy the address',
  copied: 'Copied',
  copyFailed: 'It could not be copied. Select and copy it by hand.',
  revoke: 'Revoke',
  revokeTitle: 'Revoke the address?',
  revokeText: 'Calendar programs that read the address see nothing of your sessions any more.',
  revoked: 'The address is revoked.',
  replace: 'Make another',
  replaceTitle: 'Replace the address?',
};
