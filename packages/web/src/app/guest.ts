/** Pages for guests: they come by a link or a QR code and have no account. */
export const isGuestPage = (pathname = window.location.pathname): boolean => pathname.startsWith('/m/');

/** The token of the guest's link. It stands behind the #, so that it reaches no server's log. */
export function guestToken(): string | undefined {
  return isGuestPage() ? window.location.hash.slice(1) || undefined : undefined;
}

/** Where this device keeps something of a link. The token itself is not written down. */
export async function keyOfLink(kind: string, token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return `trellis.${kind}.${hex.join('').slice(0, 32)}`;
}
