/** Pages for guests: they come by a link or a QR code and have no account. */
export const isGuestPage = (pathname = window.location.pathname): boolean => pathname.startsWith('/m/');

/** The token of the guest's link. It stands behind the #, so that it reaches no server's log. */
export function guestToken(): string | undefined {
  return isGuestPage() ? window.location.hash.slice(1) || undefined : undefined;
}
