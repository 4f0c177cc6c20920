/** A scheme of an app's own is a domain of its maker, the other way round. */
const ownScheme = /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:$/;

/**
 * Where an app may be led back to, as RFC 8252 has it: an address of the app's own at https, a scheme of its own, or the device itself by its
 * number, at whatever port.
 */
export function isRedirectUri(text: string): boolean {
  if (!URL.canParse(text) || /[#*\s]/.test(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  const isDevice = ['127.0.0.1', '[::1]'].includes(hostname);
  if (protocol === 'http:') return isDevice;
  if (protocol === 'https:') return !isDevice && hostname !== 'localhost';
  return ownScheme.test(protocol);
}
